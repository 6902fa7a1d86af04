import type { Page, Request } from '@playwright/test'
import { localeCodes, locales } from '#data/locale/locales.ts'

const scriptTypes: ReadonlySet<string> = new Set([
  'fetch',
  'xhr',
  'ping',
  'eventsource',
  'websocket',
])

/** Requests that have no client headers, with the reason. */
const excluded: readonly {
  readonly why: string
  readonly matches: (request: Request) => boolean
}[] = [
  {
    why: 'the browser itself loads documents and the files that they name',
    matches: (request) => !scriptTypes.has(request.resourceType()),
  },
  {
    why: 'the browser itself prefetches documents by the speculation rules',
    matches: (request) => 'sec-purpose' in request.headers(),
  },
  {
    why: 'a file under its digest never changes: a timestamp would defeat its cache',
    matches: (request) => new URL(request.url()).pathname.startsWith('/assets/'),
  },
]

const isExcluded = (request: Request): boolean => excluded.some(({ matches }) => matches(request))

const languages: ReadonlySet<string> = new Set(localeCodes.map((code) => locales[code].apiLanguage))

/** Returns the names of client headers and parameters that a script request lacks; none for excluded requests. */
export function listMissingClientHeaders(request: Request): readonly string[] {
  if (isExcluded(request)) return []
  const headers = request.headers()
  const { searchParams } = new URL(request.url())
  const checks = {
    'X-Requested-With': headers['x-requested-with'] === 'XMLHttpRequest',
    'X-Request-Time': /^\d{13}$/.test(headers['x-request-time'] ?? ''),
    Language: languages.has(headers['language'] ?? ''),
    _t: request.method() !== 'GET' || /^\d{13}$/.test(searchParams.get('_t') ?? ''),
  }
  return Object.entries(checks).flatMap(([name, isPresent]) => (isPresent ? [] : [name]))
}

/** Requests sent by scripts of a page. */
export interface ScriptRequests {
  /** Distinct requests, e.g. `POST /api/captchas`. */
  readonly sent: ReadonlySet<string>
  /** Requests that lack client headers or parameters, with their names. */
  readonly wrong: readonly string[]
}

/** Records the requests that scripts of a page send. */
export function recordClientRequests(page: Page): ScriptRequests {
  const sent = new Set<string>()
  const wrong: string[] = []
  page.on('request', (request) => {
    if (isExcluded(request)) return
    const name = `${request.method()} ${new URL(request.url()).pathname}`
    sent.add(name)
    const lack = listMissingClientHeaders(request)
    if (lack.length > 0) wrong.push(`${name} lacks ${lack.join(', ')}`)
  })
  return { sent, wrong }
}
