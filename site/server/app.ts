import { ByteSize, Cause, Clock, Effect, type Scope } from 'effect'
import { HttpIncomingMessage, HttpServerRequest, HttpServerResponse } from 'effect/http'
import type { RefusalStatus } from '#data/httpErrors.ts'
import { limits } from '#data/limits.ts'
import { splitLocale } from '#data/locales.ts'
import { isResource } from '#data/resources.ts'
import type { AddressTable } from './addressTable.ts'
import { isRead, readAsk, type Ask } from './ask.ts'
import { looksLikeAsset } from './assets.ts'
import { contentType, isTooLarge, mayChange } from './changeGuard.ts'
import { errorPage } from './errorPage.ts'
import type { Files } from './files.ts'
import type { SecurityHeaders } from './headers.ts'
import type { Answered } from './logs.ts'
import type { makeInbox } from './mail/inbox.ts'
import type { Pages } from './pages.ts'
import { refuseCall, refusePlainly } from './refusals.ts'
import type { RenderFailed } from './renderer.ts'
import type { TokenSource } from './tokens.ts'

type Response = HttpServerResponse.HttpServerResponse
type Needs = HttpServerRequest.HttpServerRequest | Scope.Scope
type Answer = Effect.Effect<Response, RenderFailed, Needs>

export interface AppOptions {
  readonly table: AddressTable
  readonly files: Files
  readonly pages: Pages
  readonly api: (ask: Ask) => Effect.Effect<Response, never, Needs>
  /** Shows mails that were written to files. */
  readonly inbox: ReturnType<typeof makeInbox> | undefined
  readonly security: SecurityHeaders
  readonly tokens: TokenSource
  /** Where pixels of third parties lead. */
  readonly pixels: ReadonlySet<string>
  /** The configured origin. */
  readonly origin: string | undefined
  /** Whether the server has been told to stop and only finishes what is open. */
  readonly isClosing: () => boolean
  /** Told of every answer. */
  readonly answered: (answer: Answered) => void
}

/** The whole site as one Effect: every request comes here first, and every answer leaves from here. */
export function makeApp(options: AppOptions): Effect.Effect<Response, never, Needs> {
  const { table, files, pages, api, inbox, security, tokens, pixels, origin, isClosing, answered } =
    options

  const route = (ask: Ask): Answer => {
    const { path, method, request } = ask
    if (isCall(path)) return api(ask)
    const mails = isRead(method) ? inbox?.(ask) : undefined
    if (mails !== undefined) return mails
    const file = isRead(method) ? files(ask) : undefined
    if (file !== undefined) return Effect.succeed(file)
    if (isRead(method) && isResource(path)) return pages.resource(ask)
    if (looksLikeAsset(path) && table.exact(path) === undefined)
      return Effect.succeed(refusePlainly(request, path, 404))
    const data = dataAddress(path)
    if (data !== undefined && table.exact(data)?.mode !== 'app')
      return Effect.succeed(refusePlainly(request, path, 404))
    if (!isRead(method)) return change(ask, data === undefined ? pages.post : pages.call)
    return data === undefined ? pages.show(ask) : pages.call(ask)
  }

  const change = (ask: Ask, next: Pages['post']): Answer => {
    const { headers } = ask.request
    const refused = (status: RefusalStatus) => refusePlainly(ask.request, ask.path, status)
    if (ask.method !== 'POST')
      return Effect.succeed(
        HttpServerResponse.setHeader(refused(405), 'allow', allowed(table, ask.path)),
      )
    // A mail program posts without being a page of ours; the token in the address is what counts.
    if (!mayChange(headers, origin) && !isOneClick(ask)) return Effect.succeed(refused(403))
    if (isTooLarge(headers)) return Effect.succeed(refused(413))
    if (!formTypes.has(contentType(headers))) return Effect.succeed(refused(415))
    return Effect.matchEffect(ask.request.arrayBuffer, {
      // The only failures left are a body that grew beyond the limit and a client that went away.
      onFailure: () => Effect.succeed(refused(413)),
      onSuccess: (body) => next(ask, body),
    })
  }

  const failed = (ask: Ask, cause: Cause.Cause<RenderFailed>) =>
    Effect.as(
      Effect.logError('request failed', cause),
      isCall(ask.path)
        ? refuseCall(ask.request, 500)
        : errorPage(ask.path, ask.visitor.stored, ask.requestId, {
            ...security.file,
            'cache-control': 'no-store',
          }),
    )

  // No redirect leaves unseen, whoever made it.
  const guarded = (response: Response): Answer => {
    const { location } = response.headers
    return location === undefined || table.mayLeadTo(location) || pixels.has(location)
      ? Effect.succeed(response)
      : Effect.die(new Error(`A redirect would lead away: ${location}`))
  }

  const answer = (ask: Ask): Effect.Effect<Response, never, Needs> =>
    Effect.catchCause(Effect.flatMap(route(ask), guarded), (cause) =>
      Cause.hasInterruptsOnly(cause) ? Effect.interrupt : failed(ask, cause),
    )

  const leave = (response: Response, requestId: string): Response =>
    HttpServerResponse.setHeaders(response, {
      ...('content-security-policy' in response.headers ? {} : security.file),
      // A connection kept open would hold up the end.
      ...(isClosing() ? { connection: 'close' } : {}),
      'x-request-id': requestId,
    })

  return Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const time = yield* Clock.currentTimeMillis
    const requestId = tokens.requestId()
    const ask = readAsk(request, requestId)
    const response =
      ask === undefined
        ? refusePlainly(request, '/', 400)
        : yield* Effect.annotateLogs(answer(ask), { requestId })
    const ms = (yield* Clock.currentTimeMillis) - time
    const path = (ask?.path ?? '').slice(0, limits.loggedPath)
    answered({ requestId, method: request.method, path, status: response.status, time, ms })
    return leave(response, requestId)
  }).pipe(Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(limits.body)))
}

const formTypes: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
])

const isOneClick = ({ path, query }: Ask): boolean =>
  splitLocale(path).path === '/newsletter/unsubscribe' && query.startsWith('?token=')

const isCall = (path: string): boolean =>
  path === '/api' ||
  path.startsWith('/api/') ||
  path.startsWith('/open-api/') ||
  path === '/consent.json'

/** The page whose data React Router's client asks for at this path; none for every other path. */
function dataAddress(path: string): string | undefined {
  if (!path.endsWith('.data')) return undefined
  return path === '/_root.data' ? '/' : path.slice(0, -'.data'.length)
}

const allowed = (table: AddressTable, path: string): string =>
  table.exact(path)?.posts === true ? 'GET, HEAD, POST' : 'GET, HEAD'
