import { randomInt } from 'node:crypto'
import { cookies, serializeConsent } from '#data/consent/cookies.ts'
import type { BrowserEngine, BrowserEnginePage, EngineVisitOptions } from './enginePage.ts'
import { readBrowserEngineTestRun } from './engineSetup.ts'
import { type SiteProxy, startSiteProxy } from './siteProxy.ts'

/** A new visitor of the site. */
export interface BrowserEngineVisit {
  readonly page: BrowserEnginePage
  readonly proxy: SiteProxy
  /** Opens a path of the site. */
  readonly open: (path: string) => Promise<void>
  /** Messages of the console, unsuccessful responses and error reports so far. */
  readonly problems: () => readonly string[]
}

export interface EngineVisitorOptions extends EngineVisitOptions {
  /** True if the visitor has not decided about cookies yet, so that the banner is shown. */
  readonly banner?: true
}

/** Visits the site as a new visitor with an origin and a client address of its own. */
export async function withVisit<Result>(
  engine: BrowserEngine,
  { banner, ...options }: EngineVisitorOptions,
  run: (visit: BrowserEngineVisit) => Promise<Result>,
): Promise<Result> {
  // An own address, so that no visitor uses up the rate limits of another.
  const client = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const proxy = await startSiteProxy(readBrowserEngineTestRun().site, client)
  try {
    const page = await engine.visit(proxy.origin, {
      ...options,
      ...(banner !== true && { cookies: { [cookies.consent.name]: serializeConsent([]) } }),
    })
    return await run({
      page,
      proxy,
      open: (path) => page.open(proxy.origin + path),
      problems: () => [...page.problems(), ...requestProblems(proxy)],
    })
  } finally {
    proxy.close()
  }
}

const requestProblems = ({ requests }: SiteProxy): readonly string[] =>
  requests.flatMap(({ method, path, status = 0, body }) => [
    ...(status >= 400 ? [`${status} ${method} ${path}`] : []),
    ...(body === undefined ? [] : [`error report: ${body}`]),
  ])

/** Fails with all problems in its message. */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
