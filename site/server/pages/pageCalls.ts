import { Context, Effect, Layer } from 'effect'
import type { PageServices } from '#data/api/serverPort.ts'
import { InProcessApiClient } from '../api/inProcessApiClient.ts'
import { DatabaseTimeBudget, createDatabaseTimeBudget } from '../database/database.ts'
import { FormSubmissionService } from '../forms/forms.ts'
import type { ParsedRequest } from '../http/request.ts'

/** API calls for loaders and actions of a page, on behalf of the visitor of the request. */
export class PageServicesProvider extends Context.Service<
  PageServicesProvider,
  (page: ParsedRequest) => PageServices
>()('felcera/PageServicesProvider') {
  static readonly layer = Layer.effect(
    PageServicesProvider,
    Effect.gen(function* () {
      const forms = yield* FormSubmissionService
      const apiCalls = yield* InProcessApiClient
      const run = Effect.runPromiseWith(yield* Effect.context())
      return (page) => {
        const budget = createDatabaseTimeBudget()
        return {
          isAccepted: (reference) =>
            run(
              forms
                .isAccepted(reference)
                .pipe(
                  Effect.annotateLogs({ requestId: page.requestId }),
                  Effect.provideService(DatabaseTimeBudget, budget),
                ),
            ),
          call: apiCalls(page, budget),
        }
      }
    }),
  )
}
