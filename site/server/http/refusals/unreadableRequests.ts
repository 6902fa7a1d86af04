import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

const statuses: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** Answers requests that Node's parser refuses, with the headers of every other response. */
export function refuseUnreadableRequests(
  http: Server,
  headers: Readonly<Record<string, string>>,
): void {
  const answering = new WeakSet<Duplex>()
  http.on('request', ({ socket }, response) => {
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
  })
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || answering.has(socket)) {
      socket.destroy(error)
      return
    }
    const status = statuses.get(error.code ?? '') ?? 400
    const fields = {
      ...headers,
      'cache-control': 'no-store',
      'content-length': '0',
      connection: 'close',
    }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  })
  http.on('checkExpectation', (_, response) => {
    response.writeHead(417, { ...headers, 'cache-control': 'no-store', connection: 'close' }).end()
  })
}
