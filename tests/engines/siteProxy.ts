import { createServer, request as connect, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the proxy passed on. */
export interface ProxiedRequest {
  readonly method: string
  readonly path: string
  /** Undefined until there is a response. */
  status?: number
  /** Body of an error report. */
  body?: string
}

/** Requests that wait at the proxy. */
export interface HeldRequests {
  /** Number of held requests so far. */
  readonly count: () => number
  readonly release: () => void
}

/** An origin of the tested site: a browser that uses it has an empty storage and a client address of its own. */
export interface SiteProxy {
  readonly origin: string
  /** All requests since the beginning, oldest first. */
  readonly requests: readonly ProxiedRequest[]
  /** Holds requests whose path matches until they are released: all of them, or the first `atMost`. */
  readonly hold: (path: RegExp, atMost?: number) => HeldRequests
  readonly close: () => void
}

interface Hold {
  readonly path: RegExp
  readonly atMost: number
  count: number
  readonly released: Promise<void>
}

/** Starts a proxy in front of the site at `target`; `client` is the address of its visitors. */
export async function startSiteProxy(target: string, client: string): Promise<SiteProxy> {
  const { hostname, port } = new URL(target)
  const requests: ProxiedRequest[] = []
  const holds = new Set<Hold>()
  const server: Server = createServer((asked, answered) => {
    const { method = 'GET', url: path = '/' } = asked
    const entry: ProxiedRequest = { method, path }
    requests.push(entry)
    const pass = () => {
      const headers = { ...asked.headers, 'x-forwarded-for': client }
      const sent = connect({ hostname, port, method, path, headers }, (answer) => {
        entry.status = answer.statusCode ?? 0
        answered.writeHead(entry.status, answer.headers)
        answer.pipe(answered)
      })
      sent.on('error', () => answered.destroy())
      if (path === '/api/client-errors') {
        asked.on('data', (chunk: Buffer) => (entry.body = (entry.body ?? '') + chunk.toString()))
      }
      asked.pipe(sent)
    }
    const held = [...holds].filter((hold) => hold.count < hold.atMost && hold.path.test(path))
    for (const hold of held) hold.count += 1
    if (held.length === 0) pass()
    else void Promise.all(held.map(({ released }) => released)).then(pass)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    hold: (path, atMost = Infinity) => {
      const { promise: released, resolve } = Promise.withResolvers<void>()
      const hold: Hold = { path, atMost, count: 0, released }
      holds.add(hold)
      return {
        count: () => hold.count,
        release: () => {
          holds.delete(hold)
          resolve()
        },
      }
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
