import { Schema } from 'effect'
import {
  HttpApi,
  HttpApiEndpoint,
  HttpApiGroup,
  HttpApiMiddleware,
  HttpApiSchema,
  OpenApi,
} from 'effect/http-api'
import { BrowserReports, ClientError, CspReport } from './clientErrors.ts'
import { NotReady, TooManyRequests, ValidationFailed } from './httpErrors.ts'

/** Turns every input that does not follow its schema into one 422. */
export class SchemaErrors extends HttpApiMiddleware.Service<SchemaErrors>()(
  'felcera/SchemaErrors',
  {
    error: ValidationFailed,
  },
) {}

const Ok = Schema.Struct({ code: Schema.Literal(200), message: Schema.String })

/** Whether the process lives, and whether it should get traffic. */
export class SystemApi extends HttpApiGroup.make('system')
  .add(HttpApiEndpoint.get('health', '/health', { success: Ok }))
  .add(HttpApiEndpoint.get('ready', '/ready', { success: Ok, error: NotReady })) {}

/** Errors in the browser and policy violations; nothing personal is kept. */
export class ClientErrorsApi extends HttpApiGroup.make('clientErrors').add(
  HttpApiEndpoint.post('report', '/client-errors', {
    payload: [
      ClientError,
      CspReport.pipe(HttpApiSchema.asJson({ contentType: 'application/csp-report' })),
      BrowserReports.pipe(HttpApiSchema.asJson({ contentType: 'application/reports+json' })),
    ],
    success: HttpApiSchema.NoContent,
    error: TooManyRequests,
  }),
) {}

/** Every call the site's own server answers. */
export class Api extends HttpApi.make('felcera')
  .add(SystemApi)
  .add(ClientErrorsApi)
  .annotate(HttpApi.ParseOptions, { errors: 'all' })
  .middleware(SchemaErrors)
  .prefix('/api')
  .annotateMerge(OpenApi.annotations({ title: 'Felcera', version: '1.0.0' })) {}
