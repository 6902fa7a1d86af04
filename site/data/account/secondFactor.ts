import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { OkResponseSchema } from '../api/responses.ts'
import {
  WrongOneTimeCodeError,
  ConfirmationNeededError,
  NotAuthorizedError,
  TooManyRequestsError,
  ServiceUnavailableError,
  ValidationFailedError,
} from '../api/httpErrors.ts'
import { createRequiredLineSchema } from '../forms/formFields.ts'
import { serverLimits } from '../ops/limits.ts'
import { ExistingPasswordSchema } from './accountFields.ts'
import { PasskeyAssertion } from './passkeys.ts'
import { RequireSessionMiddleware } from './currentSession.ts'

/** Code of an authenticator app or a recovery code, as typed. */
const SecondFactorCode = createRequiredLineSchema('form.code.required', {
  max: 20,
  description: 'Six digits of the authenticator app, or one of the recovery codes',
})

/** Second step of a sign-in. */
export const SecondFactorSignInPayload = Schema.Struct({
  challenge: Schema.String.check(Schema.isMaxLength(serverLimits.token)).annotate({
    description: 'Token that the first step was answered with',
  }),
  code: SecondFactorCode,
  keep: Schema.Boolean.annotate({
    description: 'True keeps the session open for 30 days, used or not',
  }),
}).annotate({ identifier: 'SecondFactorSignInPayload' })
export type SecondFactorSignInPayload = typeof SecondFactorSignInPayload.Type

/** First code of an authenticator app that is being set up. */
export const AuthenticatorCodePayload = Schema.Struct({ code: SecondFactorCode }).annotate({
  identifier: 'AuthenticatorCode',
})

/** Confirmation that the holder of a session is present: by a code of the second factor or a passkey, or by the password without them. */
export const PresenceConfirmationPayload = Schema.Union([
  Schema.Struct({ current: ExistingPasswordSchema }),
  Schema.Struct({ code: SecondFactorCode }),
  Schema.Struct({
    passkey: PasskeyAssertion.pipe(
      Schema.annotateKey({ description: 'Response of navigator.credentials.get' }),
    ),
  }),
]).annotate({ identifier: 'SessionConfirmation' })
export type PresenceConfirmationPayload = typeof PresenceConfirmationPayload.Type

const RecoveryCodes = Schema.Struct({
  ...OkResponseSchema.fields,
  recoveryCodes: Schema.Array(Schema.String).annotate({
    description: 'Recovery codes, each good for one sign-in; returned only once',
  }),
})

const changeErrors = [
  ConfirmationNeededError,
  TooManyRequestsError,
  ServiceUnavailableError,
] as const

/** Calls for the second factor. All but the first require a confirmation within the last five minutes. */
export class SecondFactorApi extends HttpApiGroup.make('secondFactor')
  .add(
    HttpApiEndpoint.get('secondFactor', '/account/second-factor', {
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        active: Schema.Boolean.annotate({
          description: 'True if an authenticator app is set up',
        }),
        required: Schema.Boolean.annotate({
          description: 'True if sign-ins by password require a second step',
        }),
        recoveryCodes: Schema.Int.annotate({ description: 'Number of unused recovery codes' }),
      }),
    }).annotate(OpenApi.Description, 'Returns the second factor of the account.'),
  )
  .add(
    HttpApiEndpoint.post('beginSecondFactor', '/account/second-factor/secret', {
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        secret: Schema.String.annotate({ description: 'Secret for the app, in Base32' }),
        address: Schema.String.annotate({ description: 'otpauth address for a QR code' }),
      }),
      error: [NotAuthorizedError, ...changeErrors],
    }).annotate(OpenApi.Description, 'Returns the secret of an authenticator app to be set up.'),
  )
  .add(
    HttpApiEndpoint.post('activateSecondFactor', '/account/second-factor', {
      payload: AuthenticatorCodePayload,
      success: RecoveryCodes,
      error: [WrongOneTimeCodeError, ...changeErrors],
    }).annotate(OpenApi.Description, 'Activates the authenticator app by its first code.'),
  )
  .add(
    HttpApiEndpoint.post('renewRecoveryCodes', '/account/second-factor/recovery-codes', {
      success: RecoveryCodes,
      error: [NotAuthorizedError, ...changeErrors],
    }).annotate(OpenApi.Description, 'Replaces the recovery codes.'),
  )
  .add(
    HttpApiEndpoint.post('removeSecondFactor', '/account/second-factor/removal', {
      success: OkResponseSchema,
      error: changeErrors,
    }).annotate(OpenApi.Description, 'Removes the authenticator app and the recovery codes.'),
  )
  .add(
    HttpApiEndpoint.post('confirm', '/session/confirmation', {
      payload: PresenceConfirmationPayload,
      success: OkResponseSchema,
      error: [
        WrongOneTimeCodeError,
        ValidationFailedError,
        TooManyRequestsError,
        ServiceUnavailableError,
      ],
    }).annotate(
      OpenApi.Description,
      'Confirms that the holder of the session is present: by second factor or passkey; by password if the account has neither.',
    ),
  )
  .middleware(RequireSessionMiddleware) {}
