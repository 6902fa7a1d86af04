import { Schema } from 'effect'
import {
  HttpApi,
  HttpApiEndpoint,
  HttpApiGroup,
  HttpApiMiddleware,
  HttpApiSchema,
  OpenApi,
} from 'effect/http-api'
import { SessionApi, SignUpApi } from './accountsApi.ts'
import { Ok } from './answers.ts'
import { BrowserReports, ClientError, CspReport } from './clientErrors.ts'
import { ConsentApi, ContentApi, PixelApi, VisitApi } from './contentApi.ts'
import { EnquiryCall } from './enquiry.ts'
import {
  CaptchaNeeded,
  KeyTaken,
  LinkWrong,
  NotReady,
  TooManyRequests,
  Unavailable,
  ValidationFailed,
  VerificationFailed,
} from './httpErrors.ts'
import { limits } from './limits.ts'
import { NewsletterCall } from './newsletter.ts'
import { OpenApiCalls } from './openApiCalls.ts'
import { AccountApi, OwnAccountApi } from './ownAccountApi.ts'
import { VerificationApi } from './verificationApi.ts'

/** Turns every input that does not follow its schema into one 422. */
export class SchemaErrors extends HttpApiMiddleware.Service<SchemaErrors>()(
  'felcera/SchemaErrors',
  {
    error: ValidationFailed,
  },
) {}

const IdempotencyKey = Schema.String.check(
  Schema.isMinLength(8),
  Schema.isMaxLength(limits.keyText),
).annotate({
  description: 'The same for every try of one post; 8 to 100 characters (specification §7).',
})

const LinkToken = Schema.Struct({
  token: Schema.String.check(Schema.isMaxLength(limits.linkToken)).annotate({
    description: 'What stands after token= in the link (specification §7).',
  }),
})

const LinkAnswer = Schema.Struct({
  ...Ok.fields,
  state: Schema.Literals(['subscribed', 'already', 'unsubscribed']).annotate({
    description: 'What the address is now; already: it was subscribed before (specification §7).',
  }),
})

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

/** What visitors send, and the links of mails. */
export class FormsApi extends HttpApiGroup.make('forms')
  .add(
    HttpApiEndpoint.post('enquire', '/enquiries', {
      headers: { 'idempotency-key': Schema.optional(IdempotencyKey) },
      payload: EnquiryCall,
      success: Schema.Struct({
        ...Ok.fields,
        reference: Schema.String.annotate({
          description: 'Number to quote, such as FE-7K3Q9MWZ (specification §7).',
        }),
      }).pipe(HttpApiSchema.status(201)),
      error: [KeyTaken, CaptchaNeeded, VerificationFailed, TooManyRequests, Unavailable],
    }).annotate(OpenApi.Description, 'Keeps a question to the company (specification §3).'),
  )
  .add(
    HttpApiEndpoint.post('subscribe', '/newsletter', {
      payload: NewsletterCall,
      success: Ok.pipe(HttpApiSchema.status(202)),
      error: [CaptchaNeeded, VerificationFailed, TooManyRequests, Unavailable],
    }).annotate(OpenApi.Description, 'Sends a link to the address; the same answer for every one.'),
  )
  .add(
    HttpApiEndpoint.post('confirm', '/newsletter/confirmation', {
      payload: LinkToken,
      success: LinkAnswer,
      error: [LinkWrong, Unavailable],
    }).annotate(OpenApi.Description, 'Follows the link that confirms a subscription.'),
  )
  .add(
    HttpApiEndpoint.post('unsubscribe', '/newsletter/unsubscription', {
      payload: LinkToken,
      success: LinkAnswer,
      error: [LinkWrong, Unavailable],
    }).annotate(OpenApi.Description, 'Ends a subscription.'),
  ) {}

/** Every call the site's own server answers. */
export class Api extends HttpApi.make('felcera')
  .add(SystemApi)
  .add(ClientErrorsApi)
  .add(FormsApi)
  .add(VerificationApi)
  .add(SignUpApi)
  .add(SessionApi)
  .add(AccountApi)
  .add(OwnAccountApi)
  .add(ContentApi)
  .add(VisitApi)
  .add(PixelApi)
  .annotate(HttpApi.ParseOptions, { errors: 'all' })
  .middleware(SchemaErrors)
  .prefix('/api')
  .add(OpenApiCalls)
  .add(ConsentApi)
  .annotateMerge(OpenApi.annotations({ title: 'Felcera', version: '1.0.0' })) {}
