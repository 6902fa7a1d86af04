import { getApiLanguage } from '#data/locale/apiLanguage.ts'
import type { ApiResponse, ApiRequestBody, ApiPath } from '#data/api/apiPaths.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import type { Locale } from '#data/locale/locales.ts'

/** Default timeout of a request, in ms. */
const defaultTimeout = 36_000

/** Settings of an API client. */
export interface ApiClientSettings {
  /** Prefix of paths; absolute URLs are used unchanged. */
  readonly base: string
  /** Returns the stored language of the visitor, if any. */
  readonly stored: () => Locale | undefined
  /** Returns the path of the current page. */
  readonly path: () => string
  /** Timeout in ms; defaults to `callTime`. */
  readonly time?: number
  /** Fetch implementation; defaults to the global `fetch`. */
  readonly fetch?: typeof fetch
}

/** Request without a response, with message ids for the visitor. */
export class ConnectionError extends Error {
  override readonly name = 'CallLost'
  /** `aborted` by the caller, `timeout`, or `offline` if the server cannot be reached. */
  readonly reason: 'aborted' | 'timeout' | 'offline'
  readonly title: MessageId = 'call.error'
  readonly text: MessageId

  constructor(reason: ConnectionError['reason'], cause: unknown) {
    super(`No answer: ${reason}`, { cause })
    this.reason = reason
    this.text = reason === 'timeout' ? 'call.timeout' : 'call.offline'
  }
}

/** Options of a request. */
export interface ApiRequestOptions {
  readonly method?: 'GET' | 'POST'
  readonly query?: Readonly<Record<string, string | number>>
  /** Sent as JSON; form data is sent URL-encoded. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Aborts the request. */
  readonly signal?: AbortSignal
  /** True if the request may outlive the page. */
  readonly keepalive?: boolean
  /** Called with every response before its body is read. */
  readonly onAnswer?: (answer: Response) => void
}

/** HTTP client. Unsuccessful calls reject with the response body, or with `CallLost` without a response. */
export interface ApiClient {
  /** Like the global `fetch`, with the settings of the client; logs the body of 4xx and 5xx responses. */
  readonly fetch: (address: string | URL, init?: RequestInit) => Promise<Response>
  /** Sends a request and resolves with the body of a 2xx or 3xx response. */
  readonly send: (path: string, sending?: ApiRequestOptions) => Promise<unknown>
  readonly get: <P extends ApiPath<'GET'>>(
    path: P,
    sending?: Pick<ApiRequestOptions, 'query' | 'signal'>,
  ) => Promise<ApiResponse<'GET', P>>
  readonly post: <P extends ApiPath<'POST'>>(
    path: P,
    body: [ApiRequestBody<P>] extends [never] ? undefined : ApiRequestBody<P>,
    sending?: Pick<ApiRequestOptions, 'query' | 'headers' | 'signal' | 'keepalive' | 'onAnswer'>,
  ) => Promise<ApiResponse<'POST', P>>
}

const retryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Creates a client. */
export function makeApiClient(settings: ApiClientSettings): ApiClient {
  const { base, stored, path: page, time = defaultTimeout } = settings
  const sendOnce = async (address: string, init: RequestInit): Promise<Response> => {
    const { method = 'GET', signal } = init
    const timestamp = Date.now()
    const limit = AbortSignal.timeout(time)
    const headers = new Headers(init.headers)
    headers.set('X-Requested-With', 'XMLHttpRequest')
    headers.set('X-Request-Time', String(timestamp))
    headers.set('Language', getApiLanguage(stored(), page()))
    return (settings.fetch ?? fetch)(
      method === 'GET' ? withQuery(address, { _t: timestamp }) : address,
      {
        ...init,
        method,
        headers,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      },
    ).catch((error: unknown) => {
      throw new ConnectionError(
        signal?.aborted ? 'aborted' : limit.aborted ? 'timeout' : 'offline',
        error,
      )
    })
  }

  const sendWithRetry = async (address: string, init: RequestInit): Promise<Response> => {
    const first = await sendOnce(address, init)
    return retryStatuses.has(first.status) && isSafeMethod(init.method ?? 'GET')
      ? sendOnce(address, init)
      : first
  }

  const send = async (path: string, sending: ApiRequestOptions = {}): Promise<unknown> => {
    const { method = 'GET', query = {}, body, headers = {}, signal, keepalive = false } = sending
    const encodedBody = body === undefined ? undefined : encodeBody(body)
    const answer = await sendWithRetry(withQuery(resolveUrl(base, path), query), {
      method,
      keepalive,
      headers: { ...(encodedBody && { 'Content-Type': encodedBody.type }), ...headers },
      ...(signal && { signal }),
      ...(encodedBody && { body: encodedBody.text }),
    })
    sending.onAnswer?.(answer)
    const responseBody = await readBody(answer, signal)
    if (answer.status < 400) return responseBody
    console.error('request error', responseBody)
    throw responseBody
  }

  const call = async (path: string, sending: ApiRequestOptions): Promise<never> => {
    const body = await send(path, sending)
    // An empty body is a success: the server responds with 204 if there is nothing to return.
    if (body === undefined || isSuccessBody(body)) return body as never
    throw body
  }

  return {
    async fetch(address, init = {}) {
      const answer = await sendWithRetry(String(address), init)
      if (answer.status >= 400)
        void readBody(answer.clone(), undefined).then(
          (responseBody) => console.error('request error', responseBody),
          () => undefined,
        )
      return answer
    },
    send,
    get: (path, sending) => call(path, { ...sending, method: 'GET' }),
    post: (path, body, sending) => call(path, { ...sending, method: 'POST', body: body ?? {} }),
  }
}

/** Returns true for the body of a successful call: `code` 200 or 400, or `statusCode` 200. */
export function isSuccessBody(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const { code, statusCode } = body as { code?: unknown; statusCode?: unknown }
  return code === 200 || code === 400 || statusCode === 200
}

const resolveUrl = (base: string, path: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(path) ? path : base + path

function withQuery(address: string, query: NonNullable<ApiRequestOptions['query']>): string {
  const queryText = queryString(Object.entries(query))
  if (queryText === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${queryText}`
}

function encodeBody(body: unknown): { readonly type: string; readonly text: string } {
  const form = body instanceof FormData || body instanceof URLSearchParams
  return form
    ? { type: 'application/x-www-form-urlencoded', text: queryString([...body]) }
    : { type: 'application/json', text: JSON.stringify(body) }
}

/** Serializes form fields; files become empty values. */
const queryString = (pairs: Iterable<readonly [string, string | number | File]>): string =>
  new URLSearchParams(
    [...pairs].map(([name, value]) => [name, value instanceof File ? '' : String(value)]),
  ).toString()

/** Reads a response body as JSON if possible, else as text; `undefined` if it is empty. */
async function readBody(answer: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await answer.text().catch((error: unknown) => {
    throw new ConnectionError(failureReason(error, signal), error)
  })
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function failureReason(error: unknown, signal: AbortSignal | undefined): ConnectionError['reason'] {
  if (signal?.aborted) return 'aborted'
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline'
}
