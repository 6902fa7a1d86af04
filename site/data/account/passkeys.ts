import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { OkResponseSchema } from '../api/responses.ts'
import {
  ConfirmationNeededError,
  NotAuthorizedError,
  ServiceUnavailableError,
  TooManyRequestsError,
  ValidationFailedError,
} from '../api/httpErrors.ts'
import { createLineSchema } from '../forms/formFields.ts'
import { serverLimits } from '../ops/limits.ts'
import { RequireSessionMiddleware } from './currentSession.ts'

const encoded = (description: string) =>
  Schema.String.check(
    Schema.isMaxLength(serverLimits.passkeyField),
    Schema.isPattern(/^[\w-]*$/),
  ).annotate({
    description: `${description}; Base64url`,
  })

const credentialFields = {
  id: encoded('Id of the credential'),
  rawId: encoded('Id of the credential'),
  type: Schema.Literal('public-key').annotate({ description: 'Type of the credential' }),
}

/** Response of `navigator.credentials.create`, as `RegistrationResponseJSON`. */
export const PasskeyRegistration = Schema.Struct({
  ...credentialFields,
  response: Schema.Struct({
    clientDataJSON: encoded('Client data'),
    attestationObject: encoded('Attestation object with the public key'),
    transports: Schema.optionalKey(
      Schema.Array(Schema.String.check(Schema.isMaxLength(20), Schema.isPattern(/^[\x21-\x7e]+$/)))
        .check(Schema.isMaxLength(10))
        .annotate({ description: 'Transports of the authenticator' }),
    ),
  }).annotate({ description: 'Response of the authenticator' }),
}).annotate({
  identifier: 'PasskeyRegistration',
  description: 'Response of navigator.credentials.create',
})
export type PasskeyRegistration = typeof PasskeyRegistration.Type

/** Response of `navigator.credentials.get`, as `AuthenticationResponseJSON`. */
export const PasskeyAssertion = Schema.Struct({
  ...credentialFields,
  response: Schema.Struct({
    clientDataJSON: encoded('Client data'),
    authenticatorData: encoded('Authenticator data'),
    signature: encoded('Signature'),
    userHandle: Schema.optionalKey(encoded('User handle')),
  }).annotate({ description: 'Response of the authenticator' }),
}).annotate({
  identifier: 'PasskeyAssertion',
  description: 'Response of navigator.credentials.get',
})
export type PasskeyAssertion = typeof PasskeyAssertion.Type

/** Options for `navigator.credentials`, with a challenge that is valid once and for five minutes. */
export const PasskeyOptionsResponse = Schema.Struct({
  ...OkResponseSchema.fields,
  options: Schema.Record(Schema.String, Schema.Unknown).annotate({
    description: 'Options for navigator.credentials in the JSON format of WebAuthn Level 3',
  }),
})

/** Sign-in with a passkey. */
export const PasskeySignInPayload = Schema.Struct({
  passkey: PasskeyAssertion.pipe(
    Schema.annotateKey({ description: 'Response of navigator.credentials.get' }),
  ),
  keep: Schema.Boolean.annotate({
    description: 'True keeps the session open for 30 days, used or not',
  }),
}).annotate({ identifier: 'PasskeySignInPayload' })
export type PasskeySignInPayload = typeof PasskeySignInPayload.Type

const PasskeyName = createLineSchema({
  max: serverLimits.passkeyName,
  description: 'Name for its holder; empty for the name of the device',
})
const PasskeyId = encoded('Id of the passkey')

/** Passkey of the signed-in account. */
export const PasskeySummary = Schema.Struct({
  id: PasskeyId,
  name: Schema.String.annotate({ description: 'Name given by the account holder' }),
  createdAt: Schema.String.annotate({ description: 'ISO 8601, UTC' }),
  usedAt: Schema.NullOr(Schema.String).annotate({
    description: 'Time of the last sign-in or confirmation, ISO 8601, UTC; null if unused',
  }),
}).annotate({ identifier: 'Passkey' })
export type PasskeySummary = typeof PasskeySummary.Type

const commonErrors = [TooManyRequestsError, ServiceUnavailableError] as const
const changeErrors = [ConfirmationNeededError, ValidationFailedError, ...commonErrors] as const

/** Passkeys of the signed-in account. Adding and removing require a confirmation within the last five minutes. */
export class PasskeyApi extends HttpApiGroup.make('passkeys')
  .add(
    HttpApiEndpoint.get('passkeys', '/account/passkeys', {
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        data: Schema.Array(PasskeySummary).annotate({
          description: `Passkeys, oldest first, at most ${serverLimits.passkeys}`,
        }),
      }),
    }).annotate(OpenApi.Description, 'Lists the passkeys of the account.'),
  )
  .add(
    HttpApiEndpoint.post('beginPasskey', '/account/passkeys/options', {
      success: PasskeyOptionsResponse,
      error: [NotAuthorizedError, ConfirmationNeededError, ...commonErrors],
    }).annotate(OpenApi.Description, 'Returns the options for creating a passkey.'),
  )
  .add(
    HttpApiEndpoint.post('addPasskey', '/account/passkeys', {
      payload: Schema.Struct({ name: PasskeyName, passkey: PasskeyRegistration }),
      success: Schema.Struct({
        ...OkResponseSchema.fields,
        recoveryCodes: Schema.Array(Schema.String).annotate({
          description:
            'Recovery codes, if it is the first second factor of the account; returned only once',
        }),
      }),
      error: [NotAuthorizedError, ...changeErrors],
    }).annotate(OpenApi.Description, 'Adds a passkey that was created with the options.'),
  )
  .add(
    HttpApiEndpoint.post('renamePasskey', '/account/passkeys/name', {
      payload: Schema.Struct({ id: PasskeyId, name: PasskeyName }),
      success: OkResponseSchema,
      error: [ValidationFailedError, ...commonErrors],
    }).annotate(OpenApi.Description, 'Renames a passkey.'),
  )
  .add(
    HttpApiEndpoint.post('removePasskey', '/account/passkeys/removal', {
      payload: Schema.Struct({ id: PasskeyId }),
      success: OkResponseSchema,
      error: changeErrors,
    }).annotate(OpenApi.Description, 'Removes a passkey.'),
  )
  .add(
    HttpApiEndpoint.post('beginPasskeyConfirmation', '/session/confirmation/options', {
      success: PasskeyOptionsResponse,
      error: commonErrors,
    }).annotate(OpenApi.Description, 'Returns the options for confirming a session by a passkey.'),
  )
  .middleware(RequireSessionMiddleware) {}
