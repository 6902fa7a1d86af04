import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api.ts'
import type { MessageId } from '#data/fields.ts'
import { NotAuthorized, NotSigned } from '#data/httpErrors.ts'
import { openApiCalls } from '#data/limits.ts'
import { asCaller, Caller, limited, ok, tooMany, type CallerOptions } from './caller.ts'
import { recognise } from './openApi.ts'

const notSigned = (id: MessageId) =>
  Effect.flatMap(Caller, ({ text }) => Effect.fail(new NotSigned({ code: 401, message: text(id) })))

/** The calls of the Open API: for programs that sign what they send. */
export const OpenApiLive = (options: CallerOptions) => {
  const asked = asCaller(options)
  const seconds = openApiCalls.window / 1000
  return HttpApiBuilder.group(Api, 'openApi', (handlers) =>
    handlers.handle('whoami', ({ headers }) =>
      asked(
        Effect.gen(function* () {
          const { method, url } = yield* HttpServerRequest.HttpServerRequest
          const { text } = yield* Caller
          yield* limited('openApi')
          const request = {
            method,
            path: url,
            clientId: headers['x-client-id'] ?? '',
            time: headers['x-timestamp'] ?? '',
            signature: headers['x-signature'] ?? '',
          }
          const found = yield* options.database.use(recognise(request, 'whoami'))
          if (found === 'time') return yield* notSigned('open-api.time.wrong')
          if (found === 'signature') return yield* notSigned('open-api.signature.wrong')
          if (found === 'often') return yield* tooMany(seconds)
          if (found === 'scope')
            return yield* new NotAuthorized({ code: 403, message: text('open-api.scope.missing') })
          const { username: account, scopes } = found
          const limit = { calls: openApiCalls.count, seconds }
          return { ...(yield* ok('open-api.whoami.ok')), account, scopes, limit }
        }),
      ),
    ),
  )
}
