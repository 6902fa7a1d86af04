import { Context, Schema } from 'effect'
import {
  HttpApiEndpoint,
  HttpApiGroup,
  HttpApiMiddleware,
  HttpApiSchema,
  HttpApiSecurity,
  OpenApi,
} from 'effect/http-api'
import {
  CodeCheck,
  Confirmation,
  Deletion,
  EmailChange,
  OpenApiState,
  OpenSession,
  OwnCodeCheck,
  OwnCodePost,
  OwnEnquiry,
  PasswordChange,
  PasswordReset,
  PhoneChange,
  Profile,
  ProfileChange,
  SignUp,
} from './accounts.ts'
import { Ok } from './answers.ts'
import { cookies } from './cookies.ts'
import {
  AccountUnknown,
  CodeWrong,
  NotAuthorized,
  NotSigned,
  NotSignedIn,
  SignInFailed,
  Taken,
  TooManyRequests,
  Unavailable,
  ValidationFailed,
  VerificationFailed,
} from './httpErrors.ts'
import { PhoneSignIn, SessionId, SignIn } from './sessions.ts'

/** The session of who asks. */
export class CurrentSession extends Context.Service<
  CurrentSession,
  { readonly id: string; readonly account: string }
>()('felcera/CurrentSession') {}

/** Lets only those in who are signed in. */
export class SignedIn extends HttpApiMiddleware.Service<SignedIn, { provides: CurrentSession }>()(
  'felcera/SignedIn',
  {
    error: [NotSignedIn, Unavailable],
    security: { session: HttpApiSecurity.apiKey({ in: 'cookie', key: cookies.session.name }) },
  },
) {}

const Proven = Schema.Struct({
  ...Ok.fields,
  proof: Schema.String.annotate({
    description: 'Stands for the address in the next step (specification §6).',
  }),
})
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

/** What account holders see and change of their own (contract §4). */
export class AccountApi extends HttpApiGroup.make('account')
  .add(
    HttpApiEndpoint.get('session', '/session', {
      success: Schema.Struct({
        ...Ok.fields,
        username: Schema.String.annotate({ description: 'User name (specification §3, §5)' }),
        nickname: Schema.String.annotate({
          description: 'Name that is shown; the user name where none was chosen (specification §3)',
        }),
      }),
    }).annotate(OpenApi.Description, 'Who is signed in.'),
  )
  .add(
    HttpApiEndpoint.get('sessions', '/sessions', {
      success: Schema.Struct({
        ...Ok.fields,
        data: Schema.Array(OpenSession).annotate({
          description: 'Open sessions, newest first, at most 20 (specification §6)',
        }),
      }),
    }).annotate(OpenApi.Description, 'Every open session of the account.'),
  )
  .add(
    HttpApiEndpoint.post('endSession', '/sessions/end', {
      payload: SessionId,
      success: Ok,
    }).annotate(OpenApi.Description, 'Ends one session of the account.'),
  )
  .add(
    HttpApiEndpoint.post('signOutEverywhere', '/sessions/end-all', { success: Ok }).annotate(
      OpenApi.Description,
      'Ends every session of the account, this one too.',
    ),
  )
  .add(
    HttpApiEndpoint.get('profile', '/account', {
      success: Schema.Struct({
        ...Ok.fields,
        profile: Profile.annotate({ description: 'The account (specification §3, §6)' }),
      }),
    }).annotate(OpenApi.Description, 'The account as its holder sees it.'),
  )
  .add(
    HttpApiEndpoint.post('changeProfile', '/account', {
      payload: ProfileChange,
      success: Ok,
      error: refusals,
    }).annotate(OpenApi.Description, 'Changes nickname and country or region.'),
  )
  .add(
    HttpApiEndpoint.post('sendOwnCode', '/account/codes', {
      payload: OwnCodePost,
      success: Schema.Struct({
        ...Ok.fields,
        resendIn: Schema.Int.annotate({
          description: 'Seconds until another code may be asked for (specification §4)',
        }),
      }).pipe(HttpApiSchema.status(202)),
      error: [VerificationFailed, ...refusals],
    }).annotate(
      OpenApi.Description,
      'Mails a code, to the account’s own address unless it is for a new one.',
    ),
  )
  .add(
    HttpApiEndpoint.post('proveOwnCode', '/account/proof', {
      payload: OwnCodeCheck,
      success: Proven,
      error: [CodeWrong, Taken, ...refusals],
    }).annotate(OpenApi.Description, 'Takes such a code.'),
  )
  .add(
    HttpApiEndpoint.post('changeEmail', '/account/email', {
      payload: EmailChange,
      success: Ok,
      error: [CodeWrong, Taken, ValidationFailed, ...refusals],
    }).annotate(OpenApi.Description, 'Changes the address to the proven one; other sessions end.'),
  )
  .add(
    HttpApiEndpoint.post('changePhone', '/account/phone', {
      payload: PhoneChange,
      success: Ok,
      error: [CodeWrong, Taken, ValidationFailed, ...refusals],
    }).annotate(OpenApi.Description, 'Changes or removes the telephone number.'),
  )
  .add(
    HttpApiEndpoint.post('changePassword', '/account/password', {
      payload: PasswordChange,
      success: Ok,
      error: [ValidationFailed, ...refusals],
    }).annotate(OpenApi.Description, 'Changes the password; other sessions end.'),
  )
  .add(
    HttpApiEndpoint.get('exportData', '/account/export', {
      success: Schema.Struct({
        ...Ok.fields,
        data: Schema.Record(Schema.String, Schema.Unknown).annotate({
          description: 'Everything kept of the holder, by kind (specification §6)',
        }),
      }),
      error: refusals,
    }).annotate(OpenApi.Description, 'Everything kept of the account holder, as a file.'),
  )
  .add(
    HttpApiEndpoint.post('deleteAccount', '/account/deletion', {
      payload: Deletion,
      success: Ok,
      error: [CodeWrong, ValidationFailed, ...refusals],
    }).annotate(
      OpenApi.Description,
      'Closes the account; signing in within 14 days brings it back, then it is erased.',
    ),
  )
  .add(
    HttpApiEndpoint.get('enquiries', '/account/enquiries', {
      success: Schema.Struct({
        ...Ok.fields,
        data: Schema.Array(OwnEnquiry).annotate({
          description: 'Enquiries, newest first, at most 100 (specification §6)',
        }),
      }),
    }).annotate(
      OpenApi.Description,
      'Enquiries from the account’s address, newest first, at most 100.',
    ),
  )
  .add(
    HttpApiEndpoint.get('newsletter', '/account/newsletter', {
      success: Schema.Struct({
        ...Ok.fields,
        subscribed: Schema.Boolean.annotate({
          description: 'Whether it gets the newsletter (specification §3)',
        }),
      }),
    }).annotate(OpenApi.Description, 'Whether the account’s address gets the newsletter.'),
  )
  .add(
    HttpApiEndpoint.post('endNewsletter', '/account/newsletter/end', { success: Ok }).annotate(
      OpenApi.Description,
      'Ends it.',
    ),
  )
  .add(
    HttpApiEndpoint.get('openApi', '/account/open-api', {
      success: Schema.Struct({ ...Ok.fields, ...OpenApiState.fields }),
    }).annotate(
      OpenApi.Description,
      'Whether the Open API is open to the account (specification §1).',
    ),
  )
  .add(
    HttpApiEndpoint.post('renewCredentials', '/account/open-api/credentials', {
      payload: Confirmation,
      success: Schema.Struct({
        ...Ok.fields,
        clientId: Schema.String.annotate({
          description: 'What stands in x-client-id (specification §1)',
        }),
        secret: Schema.String.annotate({
          description: 'Shown this once; the one before ends (specification §6).',
        }),
      }),
      error: [NotAuthorized, ValidationFailed, ...refusals],
    }).annotate(OpenApi.Description, 'Makes credentials, or new ones in place of those before.'),
  )
  .middleware(SignedIn) {}

const signed = (description: string) =>
  Schema.optional(
    Schema.String.check(Schema.isMaxLength(100)).annotate({
      description: `${description}; at most 100 characters (specification §1)`,
    }),
  )

/** The Open API itself: for programs, signed. */
export class OpenApiCalls extends HttpApiGroup.make('openApi').add(
  HttpApiEndpoint.get('whoami', '/open-api/v1/whoami', {
    headers: {
      'x-client-id': signed('The client id of the credentials'),
      'x-timestamp': signed('Time of the request, ISO 8601; at most 5 minutes from ours'),
      'x-signature': signed(
        'Base64 of HMAC-SHA256, keyed with the client secret, over method, path with query, and timestamp, parted by line feeds',
      ),
    },
    success: Schema.Struct({
      ...Ok.fields,
      account: Schema.String.annotate({
        description: 'User name of the account (specification §6).',
      }),
      scopes: Schema.Array(Schema.String).annotate({
        description: 'Calls these credentials may make, by name (specification §6)',
      }),
      limit: Schema.Struct({
        calls: Schema.Int.annotate({ description: 'Calls in that time (specification §1)' }),
        seconds: Schema.Int.annotate({
          description: 'Length of the time, in seconds (specification §1)',
        }),
      }).annotate({ description: 'How often these credentials may call (specification §1)' }),
    }),
    error: [NotSigned, NotAuthorized, ...refusals],
  }).annotate(
    OpenApi.Description,
    'Says who is calling and what they may do: for testing and debugging.',
  ),
) {}
