import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { AgreementPost, OwnAgreement } from './agreements.ts'
import { Ok, Proven } from './answers.ts'
import {
  CodeWrong,
  NotAuthorized,
  Taken,
  TooManyRequests,
  Unavailable,
  ValidationFailed,
  VerificationFailed,
} from './httpErrors.ts'
import {
  Confirmation,
  Deletion,
  EmailChange,
  OpenApiState,
  OpenSession,
  OwnCodeCheck,
  OwnCodePost,
  OwnEnquiry,
  PasswordChange,
  PhoneChange,
  Profile,
  ProfileChange,
} from './ownAccount.ts'
import { SessionId } from './sessions.ts'
import { Agreed, SignedIn } from './signedIn.ts'

const refusals = [TooManyRequests, Unavailable] as const

/**
 * What account holders see of their own, take along and end, whatever they have agreed to: who disagrees with a changed
 * document must be able to leave (contract §4).
 */
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
    HttpApiEndpoint.get('profile', '/account', {
      success: Schema.Struct({
        ...Ok.fields,
        profile: Profile.annotate({ description: 'The account (specification §3, §6)' }),
      }),
    }).annotate(OpenApi.Description, 'The account as its holder sees it.'),
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
    HttpApiEndpoint.get('agreements', '/account/agreements', {
      success: Schema.Struct({
        ...Ok.fields,
        data: Schema.Array(OwnAgreement).annotate({
          description: 'Every document an account agrees to (specification §5)',
        }),
      }),
    }).annotate(
      OpenApi.Description,
      'Which documents are in force, and which versions of them the holder agreed to.',
    ),
  )
  .add(
    HttpApiEndpoint.post('agree', '/account/agreements', {
      payload: AgreementPost,
      success: Ok,
      error: [ValidationFailed, ...refusals],
    }).annotate(
      OpenApi.Description,
      'Agrees to the documents that are due, in the versions that were shown.',
    ),
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
  .middleware(SignedIn) {}

/** What account holders do with their account once they have agreed to the documents in force (contract §4). */
export class OwnAccountApi extends HttpApiGroup.make('ownAccount')
  .add(
    HttpApiEndpoint.post('changeProfile', '/account', {
      payload: ProfileChange,
      success: Ok,
      error: refusals,
    }).annotate(OpenApi.Description, 'Changes nickname and country or region.'),
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
  .middleware(Agreed)
  .middleware(SignedIn) {}
