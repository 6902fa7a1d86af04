import { Effect } from 'effect'
import { TestClock } from 'effect/testing'
import { expect, test } from 'vitest'
import { maxRateLimitEntries } from '#data/ops/limits.ts'
import { resolveClientAddress } from './clientAddress.ts'
import { parseIpNetworkList } from './networks.ts'
import { RateLimiter } from './rateLimiter.ts'

const limit = {
  address: { count: 2, window: 60_000 },
  network: { count: 3, window: 60_000 },
}
const client = (address: string) => ({ address, network: address.replace(/\.\d+$/, '') })

test('counts addresses and their networks, and starts again after the window', async () => {
  const program = Effect.gen(function* () {
    const limiter = yield* RateLimiter
    const take = (address: string) =>
      Effect.match(limiter.take('test', client(address), limit), {
        onFailure: (error) => (error._tag === 'RateLimitExceededError' ? error.retryAfter : error),
        onSuccess: () => undefined,
      })
    const first = yield* Effect.all([take('192.0.2.1'), take('192.0.2.1'), take('192.0.2.1')])
    const neighbours = yield* Effect.all([
      take('192.0.2.2'),
      take('192.0.2.3'),
      take('198.51.100.1'),
    ])
    yield* TestClock.adjust('20 seconds')
    const later = yield* take('192.0.2.1')
    yield* TestClock.adjust('40 seconds')
    return [...first, ...neighbours, later, yield* take('192.0.2.1')]
  })
  const waits = await Effect.runPromise(
    Effect.provide(program, [RateLimiter.layerMemory, TestClock.layer()]),
  )
  const allowed = undefined
  expect(waits).toEqual([allowed, allowed, 60, allowed, 60, allowed, 40, allowed])
})

const takeFrom = (addresses: readonly string[], limits = limit) =>
  Effect.gen(function* () {
    const limiter = yield* RateLimiter
    const none = parseIpNetworkList('')
    const results = yield* Effect.forEach(addresses, (address) =>
      Effect.isSuccess(
        limiter.take('test', resolveClientAddress(address, undefined, none), limits),
      ),
    )
    return results.filter(Boolean).length
  }).pipe(Effect.provide([RateLimiter.layerMemory, TestClock.layer()]), Effect.runPromise)

const times = (count: number, address: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => address(n))

test('counts an IPv6 client by /64, /56 and /48, with rising limits', async () => {
  const limits = { address: { count: 4, window: 60_000 }, network: { count: 25, window: 60_000 } }
  const rotated = (step: number) => (n: number) => `2001:db8:1:${(n * step).toString(16)}::1`
  expect(
    await takeFrom(
      times(50, () => '2001:db8:1:1::1'),
      limits,
    ),
  ).toBe(4)
  expect(await takeFrom(times(50, rotated(1)), limits)).toBe(10)
  expect(await takeFrom(times(50, rotated(0x100)), limits)).toBe(25)
})

test('keeps a part of the limit for an IPv4 address whose network is beyond its own', async () => {
  const limits = { ...limit, guaranteed: 1 }
  const network = times(9, (n) => `192.0.2.${n % 3}`)
  expect(await takeFrom([...network, '192.0.2.9', '192.0.2.9'], limits)).toBe(4)
})

test('forgets no window for the addresses of a network beyond its limit', async () => {
  const rotated = times(maxRateLimitEntries + 10, (n) => `2001:db8:1:${n.toString(16)}::1`)
  const other = '198.51.100.1'
  expect(await takeFrom([other, other, ...rotated, other])).toBe(2 + limit.network.count)
})
