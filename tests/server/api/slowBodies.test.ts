import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startSite } from '../client.ts'

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
