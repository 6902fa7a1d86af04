import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { serverLimits } from '#data/ops/limits.ts'

/**
 * Ends connections that nothing is heard of, and those of clients that do not read what was sent to them. After `close`, keeps
 * connections without a request for `linger` milliseconds: a request may be under way on them, which would be reset.
 */
export function closeStalledConnections(http: Server, linger: number): void {
  const openRequests = new Map<Socket, number>()
  const isIdle = (socket: Socket) => (openRequests.get(socket) ?? 0) === 0
  const count = (socket: Socket, change: 1 | -1) => {
    const open = openRequests.get(socket)
    if (open !== undefined) openRequests.set(socket, open + change)
  }
  http.on('connection', (socket) => {
    openRequests.set(socket, 0)
    socket.once('close', () => openRequests.delete(socket))
  })
  http.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  // Without a byte in either direction; a response that is still being made is waited for.
  http.setTimeout(serverLimits.stallTime, (socket) => {
    if (isIdle(socket) || socket.writableLength > 0) socket.destroy()
  })
  // Called by `close`. Ends also connections with half of a header, for which Node would wait.
  http.closeIdleConnections = () => {
    setTimeout(() => {
      for (const socket of openRequests.keys()) if (isIdle(socket)) socket.destroy()
    }, linger)
  }
  const close = http.close.bind(http)
  http.close = (done) => {
    void acceptWaitingConnections(http).then((accepted) => {
      close(done)
      for (const socket of accepted) socket.resume()
    })
    return http
  }
}

/**
 * Accepts the connections that wait in the queue of the operating system, until hardly a new one can be in it: `close` would reset
 * them, with the requests that were sent on them. Returns them paused: who gets no answer yet does not come back meanwhile.
 */
async function acceptWaitingConnections(http: Server): Promise<readonly Socket[]> {
  const accepted: Socket[] = []
  const until = performance.now() + serverLimits.acceptTime
  for (let quiet = 0; quiet < quietRounds && performance.now() < until;) {
    const before = accepted.length
    await acceptUpToOwn(http, (socket) => {
      accepted.push(socket)
      // Node begins to read with the next tick.
      process.nextTick(() => socket.pause())
    })
    quiet = accepted.length === before ? quiet + 1 : 0
  }
  return accepted
}

const quietRounds = 3

/** Adds a connection of our own to the end of the queue and waits until it is accepted. */
const acceptUpToOwn = (http: Server, other: (socket: Socket) => void) =>
  new Promise<void>((resolve) => {
    const address = http.address()
    if (address === null || typeof address === 'string') return resolve()
    const own = connect(address.port, anyAddress.get(address.address) ?? address.address)
    const accept = (socket: Socket) => {
      if (socket.remotePort !== own.localPort) return other(socket)
      socket.destroy()
      end()
    }
    const end = () => {
      http.off('connection', accept)
      own.destroy()
      resolve()
    }
    http.on('connection', accept)
    own.once('error', end)
  })

/** Loopback addresses by the address that stands for all of a family. */
const anyAddress: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])
