import { Agent, request } from 'node:http'

/** Responses of a test load: counts by method and status or error, and pages by build. */
export interface TestLoadResult {
  readonly counts: Readonly<Record<string, number>>
  readonly builds: Readonly<Record<string, number>>
  readonly requests: number
  /** Failed requests. */
  readonly failed: number
  /** Numbers of the visitors whose enquiry was acknowledged. */
  readonly acknowledged: readonly number[]
}

const pages = ['/en', '/en/about-us', '/en/contact-us', '/en/login', '/en/explore/news']
const enquiry = (n: number) => ({
  name: `Visitor ${n}`,
  country: 'DE',
  email: `visitor${n}@example.com`,
  telephone: '1',
  company: 'c',
  message: `Question ${n}`,
})

/**
 * Sends pages, enquiries and, with a session, calls of an account through a port until it is stopped. Half of the visitors keep
 * their connections, the others make one for each request.
 */
export function startTestLoad(port: number, visitors: number, session?: string) {
  const counts = new Map<string, number>()
  const builds = new Map<string, number>()
  const acknowledged: number[] = []
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  const over = new AbortController()
  let n = 0
  let failed = 0
  let awaited: { readonly count: number; readonly reached: () => void } | undefined

  const ask = (path: string, agent: Agent | false, number: number, body?: object) =>
    new Promise<void>((resolve) => {
      const isCall = path.startsWith('/api/')
      const sent = request({
        port,
        host: '127.0.0.1',
        agent,
        method: body === undefined ? 'GET' : 'POST',
        path,
        headers: {
          host: `localhost:${port}`,
          'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
          cookie: path === '/api/account' ? (session ?? '') : 'official_lang_cache@v1=en',
          ...(isCall ? { 'x-requested-with': 'x' } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      })
      const done = (outcome: string) => {
        const isGood = outcome === (body === undefined ? '200' : '201')
        if (!isGood) failed++
        else if (body !== undefined) acknowledged.push(number)
        const what = path === '/api/account' ? 'session' : body === undefined ? 'page' : 'enquiry'
        count(counts, `${what} ${outcome}`)
        resolve()
      }
      sent.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error'))
      sent.once('response', (response) => {
        const timing = String(response.headers['server-timing'] ?? '')
        const build = /build;desc="([^"]+)"/.exec(timing)?.[1]
        if (build !== undefined) count(builds, build)
        response.resume()
        response.once('error', () => done('cut off'))
        response.once('end', () => done(String(response.statusCode)))
      })
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })

  const visit = async (agent: Agent | false) => {
    while (!over.signal.aborted) {
      const number = ++n
      if (number === awaited?.count) awaited.reached()
      if (number % 10 === 0) await ask('/api/enquiries', agent, number, enquiry(number))
      else if (number % 10 === 5 && session !== undefined) await ask('/api/account', agent, number)
      else await ask(pages[number % pages.length] ?? '/en', agent, number)
    }
  }
  const agents = Array.from({ length: visitors }, (_, nth) =>
    nth % 2 === 0 ? new Agent({ keepAlive: true }) : false,
  )
  const all = Promise.all(agents.map(visit))
  return {
    /** Waits until a number of further requests have been sent. */
    more: (further: number) =>
      new Promise<void>((reached) => {
        awaited = { count: n + further, reached }
      }),
    stop: async (): Promise<TestLoadResult> => {
      over.abort()
      await all
      for (const agent of agents) if (agent !== false) agent.destroy()
      return {
        counts: Object.fromEntries(counts),
        builds: Object.fromEntries(builds),
        requests: n,
        failed,
        acknowledged,
      }
    },
  }
}
