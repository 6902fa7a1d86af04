import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { AcceptAgreementsPayload, AccountAgreement } from './agreements.ts'
import { OkResponseSchema, VerificationResponseSchema } from '../api/responses.ts'
import {
  WrongOneTimeCodeError,
  ConfirmationNeededError,
  NotAuthorizedError,
  ValueTakenError,
  TooManyRequestsError,
  ServiceUnavailableError,
  ValidationFailedError,
  VerificationFailedError,
} from '../api/httpErrors.ts'
import {
  PasswordCheckPayload,
  AccountDeletionPayload,
  EmailChangePayload,
  PartnerApiAccess,
  SessionSummary,
  AccountCodeVerificationPayload,
  AccountCodeRequestPayload,
  AccountEnquirySchema,
  PasswordChangePayload,
  PhoneChangePayload,
  Profile,
  ProfileChangePayload,
} from './profile.ts'
import { SessionIdPayload } from './sessions.ts'
import { RequireAgreementMiddleware, RequireSessionMiddleware } from './currentSession.ts'

const commonErrors = [TooManyRequestsError, ServiceUnavailableError] as const

/**
 * Calls for reading, exporting and deleting one's own account. They do not require agreement to changed documents: account
 * holders who disagree must be able to leave.
 */
export class AccountApi extends HttpApiGroup.make('account')
  .add(
    HttpApiEndpoint.get('session', '/session', {
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        username: Schema.String.annotate({ description: 'User name' }),
        nickname: Schema.String.annotate({
          description: 'Display name; the user name if none was chosen',
        }),
      }),
    }).annotate(OpenApi.Description, 'Returns the account of the current session.'),
  )
  .add(
    HttpApiEndpoint.get('profile', '/account', {
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        profile: Profile.annotate({ description: 'Account data' }),
      }),
    }).annotate(OpenApi.Description, 'Returns the data of the signed-in account.'),
  )
  .add(
    HttpApiEndpoint.get('sessions', '/sessions', {
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        data: Schema.Array(SessionSummary).annotate({
          description: 'Open sessions, newest first, at most 20',
        }),
      }),
    }).annotate(OpenApi.Description, 'Lists the open sessions of the account.'),
  )
  .add(
    HttpApiEndpoint.post('endSession', '/sessions/end', {
      payload: SessionIdPayload,
      success: OkResponseSchema,
      error: ConfirmationNeededError,
    }).annotate(OpenApi.Description, 'Ends one session of the account.'),
  )
  .add(
    HttpApiEndpoint.post('endOtherSessions', '/sessions/end-others', {
      success: OkResponseSchema,
      error: ConfirmationNeededError,
    }).annotate(OpenApi.Description, 'Ends all sessions of the account but the current one.'),
  )
  .add(
    HttpApiEndpoint.post('signOutEverywhere', '/sessions/end-all', {
      success: OkResponseSchema,
      error: ConfirmationNeededError,
    }).annotate(
      OpenApi.Description,
      'Ends all sessions of the account, including the current one.',
    ),
  )
  .add(
    HttpApiEndpoint.get('agreements', '/account/agreements', {
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        data: Schema.Array(AccountAgreement).annotate({
          description: 'All documents that require agreement',
        }),
      }),
    }).annotate(
      OpenApi.Description,
      'Lists the legal documents in force and the versions that the holder has agreed to.',
    ),
  )
  .add(
    HttpApiEndpoint.post('agree', '/account/agreements', {
      payload: AcceptAgreementsPayload,
      success: OkResponseSchema,
      error: [ValidationFailedError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Agrees to the due documents in the versions that were displayed.',
    ),
  )
  .add(
    HttpApiEndpoint.post('sendOwnCode', '/account/codes', {
      payload: AccountCodeRequestPayload,
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        resendIn: Schema.Int.annotate({
          description: 'Seconds until another code may be requested',
        }),
      }).pipe(HttpApiSchema.status(202)),
      error: [VerificationFailedError, ConfirmationNeededError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Sends a one-time code by e-mail: to the new address for change-email, otherwise to the address of the account.',
    ),
  )
  .add(
    HttpApiEndpoint.post('proveOwnCode', '/account/proof', {
      payload: AccountCodeVerificationPayload,
      success: VerificationResponseSchema,
      error: [WrongOneTimeCodeError, ValueTakenError, ...commonErrors],
    }).annotate(OpenApi.Description, 'Verifies a one-time code and returns a verification token.'),
  )
  .add(
    HttpApiEndpoint.get('exportData', '/account/export', {
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        data: Schema.Record(Schema.String, Schema.Unknown).annotate({
          description: 'All stored data about the account holder, by category',
        }),
      }),
      error: [ConfirmationNeededError, ...commonErrors],
    }).annotate(
      OpenApi.Description,
      'Exports all stored data about the account holder as a file; requires a confirmation within the last five minutes.',
    ),
  )
  .add(
    HttpApiEndpoint.post('deleteAccount', '/account/deletion', {
      payload: AccountDeletionPayload,
      success: OkResponseSchema,
      error: [
        ConfirmationNeededError,
        WrongOneTimeCodeError,
        ValidationFailedError,
        ...commonErrors,
      ],
    }).annotate(
      OpenApi.Description,
      'Closes the account. Signing in within 14 days restores it; after that it is erased.',
    ),
  )
  .add(
    HttpApiEndpoint.get('newsletter', '/account/newsletter', {
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        subscribed: Schema.Boolean.annotate({
          description: 'True if the newsletter is sent to the address of the account',
        }),
      }),
    }).annotate(
      OpenApi.Description,
      'Returns the newsletter subscription of the account’s e-mail address.',
    ),
  )
  .add(
    HttpApiEndpoint.post('endNewsletter', '/account/newsletter/end', {
      success: OkResponseSchema,
    }).annotate(
      OpenApi.Description,
      'Ends the newsletter subscription of the account’s e-mail address.',
    ),
  )
  .middleware(RequireSessionMiddleware) {}

/** Calls that require agreement to the documents in force. */
export class ProfileApi extends HttpApiGroup.make('ownAccount')
  .add(
    HttpApiEndpoint.post('changeProfile', '/account', {
      payload: ProfileChangePayload,
      success: OkResponseSchema,
      error: commonErrors,
    }).annotate(OpenApi.Description, 'Changes the display name and the country or region.'),
  )
  .add(
    HttpApiEndpoint.post('changeEmail', '/account/email', {
      payload: EmailChangePayload,
      success: OkResponseSchema,
      error: [
        ConfirmationNeededError,
        WrongOneTimeCodeError,
        ValueTakenError,
        ValidationFailedError,
        ...commonErrors,
      ],
    }).annotate(
      OpenApi.Description,
      'Changes the e-mail address to the verified one and ends all other sessions.',
    ),
  )
  .add(
    HttpApiEndpoint.post('changePhone', '/account/phone', {
      payload: PhoneChangePayload,
      success: OkResponseSchema,
      error: [
        ConfirmationNeededError,
        WrongOneTimeCodeError,
        ValidationFailedError,
        ...commonErrors,
      ],
    }).annotate(OpenApi.Description, 'Changes or removes the telephone number.'),
  )
  .add(
    HttpApiEndpoint.post('changePassword', '/account/password', {
      payload: PasswordChangePayload,
      success: OkResponseSchema,
      error: [ConfirmationNeededError, ValidationFailedError, ...commonErrors],
    }).annotate(OpenApi.Description, 'Changes the password and ends all other sessions.'),
  )
  .add(
    HttpApiEndpoint.get('enquiries', '/account/enquiries', {
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        data: Schema.Array(AccountEnquirySchema).annotate({
          description: 'Enquiries, newest first, at most 100',
        }),
      }),
    }).annotate(
      OpenApi.Description,
      'Lists the enquiries sent from the account’s e-mail address, newest first, at most 100.',
    ),
  )
  .add(
    HttpApiEndpoint.get('openApi', '/account/open-api', {
      success: Schema.Struct({ ...OkResponseSchema.fields, ...PartnerApiAccess.fields }),
    }).annotate(OpenApi.Description, 'Returns the access of the account to the Open API.'),
  )
  .add(
    HttpApiEndpoint.post('renewCredentials', '/account/open-api/credentials', {
      payload: PasswordCheckPayload,
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        clientId: Schema.String.annotate({
          description: 'Client id, sent as x-client-id',
        }),
        secret: Schema.String.annotate({
          description: 'Client secret; returned only once, replaces the previous one',
        }),
      }),
      error: [ConfirmationNeededError, NotAuthorizedError, ValidationFailedError, ...commonErrors],
    }).annotate(OpenApi.Description, 'Creates credentials; existing ones become invalid.'),
  )
  .middleware(RequireAgreementMiddleware)
  .middleware(RequireSessionMiddleware) {}
