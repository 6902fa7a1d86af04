import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { CodeCheck, PasswordReset, SignUp } from './accounts.ts'
import { Ok, Proven } from './answers.ts'
import {
  AccountUnknown,
  CodeWrong,
  SignInFailed,
  Taken,
  TooManyRequests,
  Unavailable,
  ValidationFailed,
  VerificationFailed,
} from './httpErrors.ts'
import { PhoneSignIn, SignIn } from './sessions.ts'

const SignedInAnswer = Schema.Struct({
  ...Ok.fields,
  returned: Schema.Boolean.annotate({
    description: 'Whether this took back that the account was to be deleted (specification §6).',
  }),
})
const refusals = [TooManyRequests, Unavailable] as const

/** Signing up and getting a new password, each after a code by mail (specification §3, §4). */
export class SignUpApi extends HttpApiGroup.make('signUp')
  .add(
    HttpApiEndpoint.post('proveAddress', '/accounts/proof', {
      payload: CodeCheck,
      success: Proven,
      error: [CodeWrong, Taken, ...refusals],
    }).annotate(
      OpenApi.Description,
      'Takes the code of a sign-up; then tells if the address is registered already.',
    ),
  )
  .add(
    HttpApiEndpoint.post('signUp', '/accounts', {
      payload: SignUp,
      success: Ok.pipe(HttpApiSchema.status(201)),
      error: [CodeWrong, Taken, ValidationFailed, ...refusals],
    }).annotate(
      OpenApi.Description,
      'Keeps an account and signs its holder in; at most 5 tries a proof.',
    ),
  )
  .add(
    HttpApiEndpoint.post('proveOwner', '/passwords/proof', {
      payload: CodeCheck,
      success: Proven,
      error: [CodeWrong, AccountUnknown, ...refusals],
    }).annotate(
      OpenApi.Description,
      'Takes the code of a password retrieval; then tells if there is no account.',
    ),
  )
  .add(
    HttpApiEndpoint.post('resetPassword', '/passwords', {
      payload: PasswordReset,
      success: Ok,
      error: [CodeWrong, AccountUnknown, ValidationFailed, ...refusals],
    }).annotate(OpenApi.Description, 'Keeps a new password; every session of the account ends.'),
  ) {}

/** Signing in and out; the cookie of the session is set and removed by these calls only. */
export class SessionApi extends HttpApiGroup.make('session')
  .add(
    HttpApiEndpoint.post('signIn', '/session', {
      payload: SignIn,
      success: SignedInAnswer,
      error: [SignInFailed, VerificationFailed, ...refusals],
    }).annotate(OpenApi.Description, 'Signs in by e-mail address or user name.'),
  )
  .add(
    HttpApiEndpoint.post('signInByPhone', '/session/phone', {
      payload: PhoneSignIn,
      success: SignedInAnswer,
      error: [SignInFailed, VerificationFailed, ...refusals],
    }).annotate(OpenApi.Description, 'Signs in by telephone number.'),
  )
  .add(
    HttpApiEndpoint.post('signOut', '/session/end', { success: Ok, error: Unavailable }).annotate(
      OpenApi.Description,
      'Ends the session, if there is one.',
    ),
  ) {}
