import { NodeHttpServer } from '@effect/platform-node'
import { Effect, Layer, SchemaIssue, type Scope } from 'effect'
import { HttpRouter, HttpServerError, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { HttpApi, HttpApiBuilder, HttpApiMiddleware } from 'effect/http-api'
import { Api, SchemaErrors } from '#data/api.ts'
import { refusalMessage, ValidationFailed, type RefusalStatus } from '#data/httpErrors.ts'
import type { ThirdParty } from '#data/thirdParties.ts'
import { AgreedLive } from './agreements.ts'
import { docsPath, sendDocs } from './apiDocs.ts'
import type { Ask } from './ask.ts'
import { contentType, isTooLarge, mayChange } from './changeGuard.ts'
import { ClientErrorsLive, type ClientErrorsOptions } from './clientErrorRoutes.ts'
import { ConsentLive, PixelsLive } from './consentRoutes.ts'
import { ContentLive, type ContentOptions } from './contentRoutes.ts'
import { noStore } from './headers.ts'
import { FormsLive, type FormRoutesOptions } from './formRoutes.ts'
import { OpenApiLive } from './openApiRoutes.ts'
import { AccountLive } from './accountRoutes.ts'
import { OwnAccountLive } from './ownRoutes.ts'
import { languageOfCall, refuseCall } from './refusals.ts'
import { SessionLive, SignUpLive, type AccountRoutesOptions } from './sessionRoutes.ts'
import { SignedInLive } from './signedIn.ts'
import { VerificationLive, type VerificationRoutesOptions } from './verificationRoutes.ts'
import { VisitsLive } from './visits.ts'
import { localeOfLanguage, type Words } from './words.ts'

type Response = HttpServerResponse.HttpServerResponse

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const SchemaErrorsLive = (words: Words) =>
  HttpApiMiddleware.layerSchemaErrorTransform(SchemaErrors, (error) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const locale = localeOfLanguage(languageOfCall(request))
      // The schema names messages of the catalogue; everything else it says is for developers.
      const told = (message: string) =>
        words.text(locale, words.has(message) ? message : 'form.field.wrong')
      const fields: Record<string, string[]> = Object.create(null)
      for (const { path = [], message } of format(error.cause.issue).issues) {
        const name = path
          .map((part) => String(typeof part === 'object' ? part.key : part))
          .join('.')
        fields[name] = [...(fields[name] ?? []), told(message)]
      }
      const message = refusalMessage(422, languageOfCall(request))
      return yield* new ValidationFailed({ code: 422, message, fields })
    }),
  )

const SystemLive = HttpApiBuilder.group(Api, 'system', (handlers) =>
  handlers.handleAll({
    health: () => Effect.succeed({ code: 200 as const, message: 'ok' }),
    // Pages are in memory before the server listens, so what answers is ready.
    ready: () => Effect.succeed({ code: 200 as const, message: 'ok' }),
  }),
)

const methodsByPath = new Map<string, string[]>()
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ endpoint: { path, method } }) =>
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]),
})

const described: ReadonlySet<string> = new Set(['/api/openapi.json', docsPath])

// Browsers send these by themselves and without the headers that the guard asks for.
const reportTypes: ReadonlySet<string> = new Set([
  'application/csp-report',
  'application/reports+json',
])

/** Everything below /api and the Open API: always JSON, also where no endpoint answers. */
export const makeApi = (
  options: ClientErrorsOptions &
    FormRoutesOptions &
    VerificationRoutesOptions &
    AccountRoutesOptions &
    ContentOptions & {
      readonly origin: string | undefined
      readonly thirdParties: readonly ThirdParty[]
    },
): Effect.Effect<
  (ask: Ask) => Effect.Effect<Response, never, HttpServerRequest.HttpServerRequest | Scope.Scope>,
  never,
  Scope.Scope
> =>
  Effect.gen(function* () {
    const routes = HttpApiBuilder.layer(Api, { openapiPath: '/api/openapi.json' }).pipe(
      Layer.provide([
        SystemLive,
        ClientErrorsLive(options),
        FormsLive(options),
        VerificationLive(options),
        SignUpLive(options),
        SessionLive(options),
        AccountLive(options),
        OwnAccountLive(options),
        OpenApiLive(options),
        ContentLive(options),
        VisitsLive(options),
        PixelsLive(options.thirdParties),
        ConsentLive(options.thirdParties),
      ]),
      Layer.provide([SignedInLive(options), AgreedLive(options)]),
      Layer.provide(SchemaErrorsLive(options.words)),
      Layer.provide(NodeHttpServer.layerHttpServices),
    )
    const app = yield* HttpRouter.toHttpEffect(routes)
    return (ask: Ask) => {
      const refused = refuse(ask, options.origin)
      if (refused !== undefined) return Effect.succeed(refused)
      if (ask.path === docsPath) return Effect.succeed(sendDocs())
      const failed = ({ reason }: HttpServerError.HttpServerError) =>
        Effect.succeed(refuseCall(ask.request, statusOf(reason)))
      return Effect.map(app, (response) => asJson(ask, response)).pipe(
        Effect.catch(failed),
        // A body beyond the limit is a defect to Effect's decoder; every other defect stays one.
        Effect.catchDefect((defect) =>
          HttpServerError.isHttpServerError(defect) ? failed(defect) : Effect.die(defect),
        ),
      )
    }
  })

function refuse(ask: Ask, origin: string | undefined): Response | undefined {
  const { method, path } = ask
  const { headers } = ask.request
  const methods = described.has(path) ? ['GET'] : methodsByPath.get(path)
  if (methods === undefined) return refuseCall(ask.request, 404)
  const known = method === 'HEAD' ? 'GET' : method
  if (!methods.includes(known)) return refuseCall(ask.request, 405, { allow: methods.join(', ') })
  if (known === 'GET') return undefined
  const isReport = path === '/api/client-errors' && reportTypes.has(contentType(headers))
  if (!isReport && !mayChange(headers, origin)) return refuseCall(ask.request, 403)
  return isTooLarge(headers) ? refuseCall(ask.request, 413) : undefined
}

function statusOf(reason: HttpServerError.HttpServerErrorReason): RefusalStatus {
  if (reason._tag === 'RouteNotFound') return 404
  if (reason._tag !== 'RequestParseError') return 500
  return reason.reason === 'BodyTooLarge' ? 413 : 400
}

const refusals: ReadonlySet<number> = new Set([
  400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503,
])
const isRefusal = (status: number): status is RefusalStatus => refusals.has(status)

/** Effect answers some errors in plain text or not at all: those become our JSON. */
function asJson(ask: Ask, response: Response): Response {
  const isJson = response.headers['content-type']?.startsWith('application/json') === true
  if (isRefusal(response.status) && !isJson) return refuseCall(ask.request, response.status)
  return HttpServerResponse.setHeaders(response, noStore)
}
