import { once } from 'node:events'
import { connect } from 'node:net'
import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { argon2id, passwordHashCost } from '#server/account/passwords.ts'
import { hangTimeout } from '../../hangTimeout.ts'
import { createCaptchaPass } from '../captchas.ts'
import { startSite } from '../client.ts'
import { createTestDatabase } from '../databases.ts'

test('a request whose body does not arrive is ended as soon as one whose headers do not', async () => {
  const site = await startSite()
  const socketWith = (lines: string) => {
    const socket = connect(site.port, '127.0.0.1')
    socket.on('error', () => undefined).resume()
    socket.write(`POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\n${lines}`)
    return once(socket, 'close')
  }
  const fields =
    'Content-Type: application/json\r\nX-Requested-With: x\r\nContent-Length: 9\r\n\r\n{'
  const body = socketWith(fields).then(() => 'body')
  await socketWith('Content-Type:')
  const later = socketWith('Content-Type:').then(() => 'headers that began later')
  expect(await Promise.race([body, later])).toBe('body')
  await site.close()
})

test('a client that never reads its responses is ended, one that waits for its response is not', async () => {
  const url = await createTestDatabase()
  const pass = await createCaptchaPass(url)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // The server computes a hash at its start; every verification of a password waits.
  const hasher = {
    ...argon2id(passwordHashCost),
    verify: () =>
      Effect.as(
        Effect.promise(() => released),
        false,
      ),
  }
  const site = await startSite({ database: { url }, hasher })
  const waiting = site.ask('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ identifier: 'nobody', password: 'Wrong-7kabel', agreement: true, pass }),
  })
  const deaf = connect(site.port, '127.0.0.1')
  deaf.on('error', () => undefined).pause()
  // The responses exceed the socket buffers of the operating system.
  deaf.write('GET /about-us HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2_000))
  // The server stops reading as well, so these bytes only show whether the connection is closed.
  await vi.waitFor(() => {
    deaf.write('\r\n')
    expect(deaf.destroyed).toBe(true)
  }, hangTimeout)
  release()
  expect((await waiting).status).toBe(401)
  await site.close()
})
