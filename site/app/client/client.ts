import { apiLanguage } from '#data/apiLanguage.ts'
import type { ApiAnswer, ApiBody, ApiPath } from '#data/apiPaths.ts'
import type { MessageId } from '#data/fields.ts'
import type { Locale } from '#data/locales.ts'

/** Time a call may take, in ms (specification §9). */
export const callTime = 36_000

/** What a client must know of its surroundings. */
export interface ClientSettings {
  /** What paths begin with; full addresses are used as they are. */
  readonly base: string
  /** The stored language, if the visitor has one. */
  readonly stored: () => Locale | undefined
  /** Path of the page that asks. */
  readonly path: () => string
  /** Time a call may take, in ms; `callTime` when left out. */
  readonly time?: number
}

/** A call that no answer came to: what the visitor is told, and what they can do. */
export class CallLost extends Error {
  override readonly name = 'CallLost'
  /** `aborted`: whoever asked no longer wants it; `timeout`: no answer in time; `offline`: no way to the server. */
  readonly reason: 'aborted' | 'timeout' | 'offline'
  readonly title: MessageId = 'call.error'
  readonly text: MessageId

  constructor(reason: CallLost['reason'], cause: unknown) {
    super(`No answer: ${reason}`, { cause })
    this.reason = reason
    this.text = reason === 'timeout' ? 'call.timeout' : 'call.offline'
  }
}

/** One request of a client. */
export interface Sending {
  readonly method?: 'GET' | 'POST'
  readonly query?: Readonly<Record<string, string | number>>
  /** JSON, unless it is a form, which goes as a query string. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Ends the call when whoever asked no longer wants it. */
  readonly signal?: AbortSignal
  /** Told every answer before its body is read, for what its headers say. */
  readonly onAnswer?: (answer: Response) => void
}

/** Calls with the settings of specification §7; whatever is no answer rejects with its body, or with `CallLost`. */
export interface Client {
  /** Sends a request; gives the body of a 2xx or 3xx as it is. */
  readonly send: (path: string, sending?: Sending) => Promise<unknown>
  readonly get: <P extends ApiPath<'GET'>>(
    path: P,
    sending?: Pick<Sending, 'query' | 'signal'>,
  ) => Promise<ApiAnswer<'GET', P>>
  readonly post: <P extends ApiPath<'POST'>>(
    path: P,
    body: [ApiBody<P>] extends [never] ? undefined : ApiBody<P>,
    sending?: Pick<Sending, 'headers' | 'signal' | 'onAnswer'>,
  ) => Promise<ApiAnswer<'POST', P>>
}

const retried: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Makes a client; `fetch` is all it needs of a browser. */
export function makeClient({ base, stored, path: page, time = callTime }: ClientSettings): Client {
  const once = async (path: string, sending: Sending): Promise<Response> => {
    const { method = 'GET', query = {}, body, signal, headers } = sending
    const now = Date.now()
    const address = addressOf(base, path, method === 'GET' ? { ...query, _t: now } : query)
    const limit = AbortSignal.timeout(time)
    const packed = body === undefined ? undefined : pack(body)
    return fetch(address, {
      method,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'X-Request-Time': String(now),
        Language: apiLanguage(stored(), page()),
        ...(packed && { 'Content-Type': packed.type }),
        ...headers,
      },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(packed && { body: packed.text }),
    }).catch((error: unknown) => {
      throw new CallLost(signal?.aborted ? 'aborted' : limit.aborted ? 'timeout' : 'offline', error)
    })
  }

  const send = async (path: string, sending: Sending = {}): Promise<unknown> => {
    const first = await once(path, sending)
    const again = retried.has(first.status) && (sending.method ?? 'GET') === 'GET'
    const answer = again ? await once(path, sending) : first
    sending.onAnswer?.(answer)
    const body = await bodyOf(answer, sending.signal)
    if (answer.status < 400) return body
    console.error('request error', body)
    throw body
  }

  const call = async (path: string, sending: Sending): Promise<never> => {
    const body = await send(path, sending)
    // Nothing to say is success, too: the server answers 204 to what it only takes.
    if (body === undefined || isAnswer(body)) return body as never
    throw body
  }

  return {
    send,
    get: (path, sending) => call(path, { ...sending, method: 'GET' }),
    post: (path, body, sending) => call(path, { ...sending, method: 'POST', body: body ?? {} }),
  }
}

/** Whether a body is an answer: `code` 200 or 400, or `statusCode` 200 (specification §8). */
export function isAnswer(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const { code, statusCode } = body as { code?: unknown; statusCode?: unknown }
  return code === 200 || code === 400 || statusCode === 200
}

function addressOf(base: string, path: string, query: NonNullable<Sending['query']>): string {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(path) ? path : base + path
  const asked = queryString(Object.entries(query))
  if (asked === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${asked}`
}

function pack(body: unknown): { readonly type: string; readonly text: string } {
  const form = body instanceof FormData || body instanceof URLSearchParams
  return form
    ? { type: 'application/x-www-form-urlencoded', text: queryString([...body]) }
    : { type: 'application/json', text: JSON.stringify(body) }
}

/** Files have no place in a query string: their field is left empty. */
const queryString = (pairs: Iterable<readonly [string, string | number | File]>): string =>
  new URLSearchParams(
    [...pairs].map(([name, value]) => [name, value instanceof File ? '' : String(value)]),
  ).toString()

/** What was answered, read as JSON where it is some; `undefined` for nothing. */
async function bodyOf(answer: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await answer.text().catch((error: unknown) => {
    throw new CallLost(lostWhile(error, signal), error)
  })
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function lostWhile(error: unknown, signal: AbortSignal | undefined): CallLost['reason'] {
  if (signal?.aborted) return 'aborted'
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline'
}
