import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { serverLimits } from '#data/ops/limits.ts'

/**
 * Ends idle connections, and those of clients that do not read their responses. After `close`, keeps connections
 * without a request for `linger` milliseconds: a request may be on its way, and would be reset.
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
  // No byte in either direction; a pending response is waited for.
  http.setTimeout(serverLimits.stallTime, (socket) => {
    if (isIdle(socket) || socket.writableLength > 0) socket.destroy()
  })
  // Called by `close`. Also ends connections with an incomplete header, for which Node would wait.
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
 * Accepts the connections in the backlog of the operating system until it is almost certainly empty: `close` would
 * reset them, with their requests. Returns them paused, so that a client without a response does not send again
 * meanwhile.
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

/** Appends a connection of our own to the backlog and waits until it is accepted. */
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
