import { Schema } from 'effect'
import {
  HttpApi,
  HttpApiEndpoint,
  HttpApiGroup,
  HttpApiMiddleware,
  HttpApiSchema,
  OpenApi,
} from 'effect/http-api'
import { SessionApi, SignUpApi } from '../account/signUpApi.ts'
import { CurrentApiCaller, CsrfProtection, ReadCallerMiddleware } from './currentCaller.ts'
import { OkResponseSchema } from './responses.ts'
import {
  BrowserReportsSchema,
  ClientErrorReportSchema,
  CspReportSchema,
} from '../ops/clientErrors.ts'
import {
  ConsentApi,
  ContentApi,
  TrackingPixelApi,
  AnalyticsVisitApi,
} from '../content/contentApi.ts'
import { type RequestFormDefinition, withCaptchaPassField } from '../forms/formDefinition.ts'
import { type RequestFormName, requestForms } from '../forms/requestForms.ts'
import {
  CaptchaRequiredError,
  IdempotencyKeyTakenError,
  InvalidMailLinkError,
  ServerNotReadyError,
  TooManyRequestsError,
  ServiceUnavailableError,
  ValidationFailedError,
  VerificationFailedError,
} from './httpErrors.ts'
import { serverLimits } from '../ops/limits.ts'
import { newsletterLinkStates, NewsletterPayload } from '../newsletter/newsletter.ts'
import { PartnerApi } from '../partner-api/partnerApi.ts'
import { AccountApi, ProfileApi } from '../account/profileApi.ts'
import { PasskeyApi } from '../account/passkeys.ts'
import { SecondFactorApi } from '../account/secondFactor.ts'
import { VerificationApi } from '../account/verificationApi.ts'

/** Converts every schema error of a request to one 422 response. */
export class SchemaErrorMiddleware extends HttpApiMiddleware.Service<
  SchemaErrorMiddleware,
  { requires: CurrentApiCaller }
>()('felcera/SchemaErrorMiddleware', { error: ValidationFailedError }) {}

const IdempotencyKey = Schema.String.check(
  Schema.isMinLength(8),
  Schema.isMaxLength(serverLimits.keyText),
).annotate({
  description:
    'Idempotency key: repeated submissions of the same form send the same key; 8 to 100 characters',
})

const LinkToken = Schema.Struct({
  token: Schema.String.check(Schema.isMaxLength(serverLimits.linkToken)).annotate({
    description: 'Value of the token parameter of the link',
  }),
})

const LinkResponse = Schema.Struct({
  ...OkResponseSchema.fields,
  state: Schema.Literals(newsletterLinkStates).annotate({
    description: 'Subscription state of the address; already: it was subscribed before',
  }),
})

/** Liveness and readiness probes. */
class SystemApi extends HttpApiGroup.make('system')
  .add(HttpApiEndpoint.get('health', '/health', { success: OkResponseSchema }))
  .add(
    HttpApiEndpoint.get('ready', '/ready', {
      success: OkResponseSchema,
      error: ServerNotReadyError,
    }),
  ) {}

/** Reports of browser errors and content security policy violations; no personal data is stored. */
class ClientErrorsApi extends HttpApiGroup.make('clientErrors').add(
  HttpApiEndpoint.post('report', '/client-errors', {
    payload: [
      ClientErrorReportSchema,
      CspReportSchema.pipe(HttpApiSchema.asJson({ contentType: 'application/csp-report' })),
      BrowserReportsSchema.pipe(HttpApiSchema.asJson({ contentType: 'application/reports+json' })),
    ],
    success: HttpApiSchema.NoContent,
    error: TooManyRequestsError,
  }),
) {}

type PathOf<Call> = Call extends `POST /api${infer Path extends `/${string}`}` ? Path : never

const requestEndpoint = <const F extends RequestFormDefinition>({ call, schema, api }: F) =>
  HttpApiEndpoint.post(
    api.operation as F['api']['operation'],
    call.slice('POST /api'.length) as PathOf<F['call']>,
    {
      headers: { 'idempotency-key': Schema.optional(IdempotencyKey) },
      payload: withCaptchaPassField<F['schema']['fields']>(schema, api.payload),
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        reference: Schema.String.annotate({
          description: 'Reference number, such as FE-7K3Q9MWZ',
        }),
      }).pipe(HttpApiSchema.status(201)),
      error: [
        IdempotencyKeyTakenError,
        CaptchaRequiredError,
        VerificationFailedError,
        TooManyRequestsError,
        ServiceUnavailableError,
      ],
    },
  ).annotate(OpenApi.Description, api.description)

type RequestEndpoint<N extends RequestFormName> = N extends RequestFormName
  ? ReturnType<typeof requestEndpoint<(typeof requestForms)[N]>>
  : never

/** Endpoints of the forms that are stored under a reference. */
const requestEndpoints = Object.values(requestForms).map((form) => requestEndpoint(form)) as [
  RequestEndpoint<RequestFormName>,
  ...RequestEndpoint<RequestFormName>[],
]

/** Public forms, and the confirmation links in their e-mails. */
class FormsApi extends HttpApiGroup.make('forms')
  .add(...requestEndpoints)
  .add(
    HttpApiEndpoint.post('subscribe', '/newsletter', {
      payload: withCaptchaPassField(NewsletterPayload, 'Newsletter'),
      success: OkResponseSchema.pipe(HttpApiSchema.status(202)),
      error: [
        CaptchaRequiredError,
        VerificationFailedError,
        TooManyRequestsError,
        ServiceUnavailableError,
      ],
    }).annotate(
      OpenApi.Description,
      'Sends a confirmation link by e-mail. The response is the same for every address.',
    ),
  )
  .add(
    HttpApiEndpoint.post('confirm', '/newsletter/confirmation', {
      payload: LinkToken,
      success: LinkResponse,
      error: [InvalidMailLinkError, ServiceUnavailableError],
    }).annotate(
      OpenApi.Description,
      'Confirms a subscription with the token of the confirmation link.',
    ),
  )
  .add(
    HttpApiEndpoint.post('unsubscribe', '/newsletter/unsubscription', {
      payload: LinkToken,
      success: LinkResponse,
      error: [InvalidMailLinkError, ServiceUnavailableError],
    }).annotate(OpenApi.Description, 'Ends a subscription with the token of the unsubscribe link.'),
  ) {}

/** The HTTP API of the site: all calls, with their schemas and errors. */
export class Api extends HttpApi.make('felcera')
  .add(SystemApi)
  .add(ClientErrorsApi)
  .add(FormsApi)
  .add(VerificationApi)
  .add(SignUpApi)
  .add(SessionApi)
  .add(AccountApi)
  .add(ProfileApi)
  .add(SecondFactorApi)
  .add(PasskeyApi)
  .add(ContentApi)
  .add(AnalyticsVisitApi)
  .add(TrackingPixelApi)
  .annotate(HttpApi.ParseOptions, { errors: 'all' })
  .prefix('/api')
  .add(PartnerApi)
  .add(ConsentApi)
  .middleware(SchemaErrorMiddleware)
  .middleware(ReadCallerMiddleware)
  .middleware(CsrfProtection)
  .annotateMerge(OpenApi.annotations({ title: 'Felcera', version: '1.0.0' })) {}
