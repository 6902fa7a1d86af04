import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import {
  OneTimeCodeCheckPayload,
  PasswordResetPayload,
  SignUpPayload,
  UndoLinkPayload,
} from './signUp.ts'
import { OkResponseSchema, VerificationResponseSchema } from '../api/responses.ts'
import {
  InvalidMailLinkError,
  UnknownAccountError,
  WrongOneTimeCodeError,
  SignInFailedError,
  ValueTakenError,
  TooManyRequestsError,
  ServiceUnavailableError,
  ValidationFailedError,
  VerificationFailedError,
} from '../api/httpErrors.ts'
import { PasskeyOptionsResponse, PasskeySignInPayload } from './passkeys.ts'
import { SecondFactorSignInPayload } from './secondFactor.ts'
import { PhoneSignInPayload, SignInPayload } from './sessions.ts'

const SignInResponse = Schema.Struct({
  ...OkResponseSchema.fields,
  returned: Schema.Boolean.annotate({
    description: 'True if signing in cancelled a pending deletion of the account',
  }),
  challenge: Schema.NullOr(Schema.String).annotate({
    description:
      'Token for the second step, where the account has a second factor; there is no session before. Else null',
  }),
})
const commonErrors = [TooManyRequestsError, ServiceUnavailableError] as const

/** Sign-up and password reset, each after verification by a one-time code. */
export class SignUpApi extends HttpApiGroup.make('signUp')
  .add(
    HttpApiEndpoint.post('proveAddress', '/accounts/proof', {
      payload: OneTimeCodeCheckPayload,
      success: VerificationResponseSchema,
      error: [WrongOneTimeCodeError, ValueTakenError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Verifies the code of a sign-up; fails with 409 if the address is already registered.',
    ),
  )
  .add(
    HttpApiEndpoint.post('signUp', '/accounts', {
      payload: SignUpPayload,
      success: OkResponseSchema.pipe(HttpApiSchema.status(201)),
      error: [WrongOneTimeCodeError, ValueTakenError, ValidationFailedError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Creates an account and signs its holder in; at most 5 attempts per verification token.',
    ),
  )
  .add(
    HttpApiEndpoint.post('proveOwner', '/passwords/proof', {
      payload: OneTimeCodeCheckPayload,
      success: VerificationResponseSchema,
      error: [WrongOneTimeCodeError, UnknownAccountError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Verifies the code of a password reset; fails with 404 if the address has no account.',
    ),
  )
  .add(
    HttpApiEndpoint.post('resetPassword', '/passwords', {
      payload: PasswordResetPayload,
      success: OkResponseSchema,
      error: [WrongOneTimeCodeError, UnknownAccountError, ValidationFailedError, ...commonErrors],
    }).annotate(OpenApi.Description, 'Sets a new password and ends all sessions of the account.'),
  )
  .add(
    HttpApiEndpoint.post('undoChange', '/accounts/undo', {
      payload: UndoLinkPayload,
      success: Schema.Struct({
        ...VerificationResponseSchema.fields,
        email: Schema.String.annotate({ description: 'Restored e-mail address of the account' }),
      }),
      error: [InvalidMailLinkError, ValueTakenError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Undoes a change of sign-in settings by the link of a mail: restores address and second factor, ends all sessions and returns a verification token for a new password.',
    ),
  ) {}

/** Sign-in and sign-out; these calls set and remove the session cookie. */
export class SessionApi extends HttpApiGroup.make('session')
  .add(
    HttpApiEndpoint.post('signIn', '/session', {
      payload: SignInPayload,
      success: SignInResponse,
      error: [SignInFailedError, VerificationFailedError, ...commonErrors],
    }).annotate(OpenApi.Description, 'Signs in by e-mail address or user name.'),
  )
  .add(
    HttpApiEndpoint.post('signInByPhone', '/session/phone', {
      payload: PhoneSignInPayload,
      success: SignInResponse,
      error: [SignInFailedError, VerificationFailedError, ...commonErrors],
    }).annotate(OpenApi.Description, 'Signs in by telephone number.'),
  )
  .add(
    HttpApiEndpoint.post('signInBySecondFactor', '/session/second-factor', {
      payload: SecondFactorSignInPayload,
      success: SignInResponse,
      error: [SignInFailedError, WrongOneTimeCodeError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Completes a sign-in by a code of the authenticator app or a recovery code; at most 5 attempts.',
    ),
  )
  .add(
    HttpApiEndpoint.post('beginPasskeySignIn', '/session/passkey/options', {
      success: PasskeyOptionsResponse,
      error: commonErrors,
    }).annotate(OpenApi.Description, 'Returns the options for signing in with a passkey.'),
  )
  .add(
    HttpApiEndpoint.post('signInByPasskey', '/session/passkey', {
      payload: PasskeySignInPayload,
      success: SignInResponse,
      error: [SignInFailedError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Signs in with a passkey, also as the second step of another sign-in.',
    ),
  )
  .add(
    HttpApiEndpoint.post('signOut', '/session/end', {
      success: OkResponseSchema,
      error: ServiceUnavailableError,
    }).annotate(OpenApi.Description, 'Ends the session, if there is one.'),
  ) {}
