import { Effect } from 'effect'
import { TestClock } from 'effect/testing'
import { expect, test } from 'vitest'
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
        onFailure: (error) => (error._tag === 'WaitFirst' ? error.retryAfter : error),
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
