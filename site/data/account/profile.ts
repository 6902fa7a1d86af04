import { Schema } from 'effect'
import {
  optionalPhoneFields,
  EmailSchema,
  NewPasswordSchema,
  NicknameSchema,
  PasswordConfirmationSchema,
  VerificationTokenSchema,
  AccountRegionSchema,
  passwordsMatchFilter,
  OneTimeCodeSchema,
  ExistingPasswordSchema,
  requiresDiallingCodeFilter,
} from './accountFields.ts'
import { CaptchaPassFieldSchema } from '../captcha/captcha.ts'

/** Changes of an account that need no verification. */
export const ProfileChangePayload = Schema.Struct({
  nickname: NicknameSchema,
  region: AccountRegionSchema,
}).annotate({
  identifier: 'ProfileChangePayload',
})
export type ProfileChangePayload = typeof ProfileChangePayload.Type

/** Change of the e-mail address, verified by a code sent to the new address. */
export const EmailChangePayload = Schema.Struct({
  proof: VerificationTokenSchema,
  current: ExistingPasswordSchema,
}).annotate({
  identifier: 'EmailChangePayload',
})
export type EmailChangePayload = typeof EmailChangePayload.Type

/** Change or removal of the telephone number, verified by a code sent to the account’s e-mail address. */
export const PhoneChangePayload = Schema.Struct({
  proof: VerificationTokenSchema,
  ...optionalPhoneFields,
  current: ExistingPasswordSchema,
})
  .check(requiresDiallingCodeFilter)
  .annotate({ identifier: 'PhoneChangePayload' })
export type PhoneChangePayload = typeof PhoneChangePayload.Type

/** Change of the password, authorized by the current one. */
export const PasswordChangePayload = Schema.Struct({
  current: ExistingPasswordSchema,
  password: NewPasswordSchema,
  passwordConfirm: PasswordConfirmationSchema,
})
  .check(passwordsMatchFilter)
  .annotate({ identifier: 'PasswordChangePayload' })
export type PasswordChangePayload = typeof PasswordChangePayload.Type

/** Deletion of an account, verified by a code sent to its e-mail address. */
export const AccountDeletionPayload = Schema.Struct({ proof: VerificationTokenSchema }).annotate({
  identifier: 'Deletion',
})

/** Current password, required before credentials are created. */
export const PasswordCheckPayload = Schema.Struct({ current: ExistingPasswordSchema }).annotate({
  identifier: 'Confirmation',
})

const purposeFields = {
  purpose: Schema.Literals(['change-email', 'confirm-change', 'deletion']).annotate({
    message: 'form.field.wrong',
    description:
      'Purpose of the code. change-email sends it to the new address, the others to the address of the account',
  }),
  email: Schema.optionalKey(EmailSchema).annotate({
    description: 'The new e-mail address; with change-email only',
  }),
}
const requiresNewEmail = Schema.makeFilter(
  ({ purpose, email }: { readonly purpose: string; readonly email?: string }) =>
    (purpose === 'change-email') === (email !== undefined)
      ? undefined
      : { path: ['email'], issue: 'form.contact.email.required' },
)

/** Requests a one-time code for the signed-in account. */
export const AccountCodeRequestPayload = Schema.Struct({
  ...purposeFields,
  pass: CaptchaPassFieldSchema,
})
  .check(requiresNewEmail)
  .annotate({ identifier: 'OwnCode' })

/** Verifies a code requested with `AccountCodeRequestPayload`. */
export const AccountCodeVerificationPayload = Schema.Struct({
  ...purposeFields,
  code: OneTimeCodeSchema,
})
  .check(requiresNewEmail)
  .annotate({ identifier: 'OwnCodeCheck' })

const Time = Schema.String.annotate({ description: 'ISO 8601, UTC' })

/** Account data for its holder. */
export const Profile = Schema.Struct({
  email: Schema.String.annotate({ description: 'E-mail address of the account' }),
  username: Schema.String.annotate({ description: 'User name' }),
  nickname: Schema.String.annotate({
    description: 'Display name; the user name if none was chosen',
  }),
  region: Schema.String.annotate({ description: 'Country or region' }),
  country: Schema.String.annotate({
    description: 'Country of the dialling code (ISO 3166-1); empty without a telephone number',
  }),
  code: Schema.String.annotate({
    description: 'Dialling code, such as +49; empty without a telephone number',
  }),
  phone: Schema.String.annotate({
    description: 'Telephone number without its dialling code; empty if there is none',
  }),
  createdAt: Time,
}).annotate({ identifier: 'Profile' })
export type Profile = typeof Profile.Type

/** Enquiry that was sent from the account’s e-mail address. */
export const AccountEnquirySchema = Schema.Struct({
  reference: Schema.String.annotate({
    description: 'Reference number, such as FE-7K3Q9MWZ',
  }),
  createdAt: Time,
  product: Schema.String.annotate({
    description: 'Id of the product; empty if the enquiry names none',
  }),
  message: Schema.String.annotate({
    description: 'Text of the enquiry',
  }),
}).annotate({ identifier: 'OwnEnquiry' })

/** Access of an account to the Open API. */
export const PartnerApiAccess = Schema.Struct({
  active: Schema.Boolean.annotate({
    description: 'True once staff have activated access',
  }),
  clientId: Schema.NullOr(Schema.String).annotate({
    description: 'Client id; null before credentials were created',
  }),
  scopes: Schema.Array(Schema.String).annotate({
    description: 'Scopes granted to the account',
  }),
  createdAt: Schema.NullOr(Time).annotate({
    description: 'Creation time of the credentials; null before',
  }),
  systems: Schema.Array(
    Schema.Struct({
      id: Schema.String.annotate({ description: 'Id of the system' }),
      site: Schema.String.annotate({ description: 'Id of the site of the system' }),
    }),
  ).annotate({ description: 'Illustrative systems that the account can query' }),
}).annotate({ identifier: 'OpenApiState' })
export type PartnerApiAccess = typeof PartnerApiAccess.Type

/** Open session of the signed-in account. */
export const SessionSummary = Schema.Struct({
  id: Schema.String.annotate({ description: 'Id of the session, digits' }),
  device: Schema.String.annotate({
    description: 'Browser and operating system, derived from the User-Agent header',
  }),
  country: Schema.String.annotate({
    description: 'Country of the sign-in (ISO 3166-1), named by a proxy; empty if unknown',
  }),
  createdAt: Time,
  seenAt: Time.annotate({ description: 'Time of the last use, to the minute' }),
  current: Schema.Boolean.annotate({
    description: 'True for the session of this request',
  }),
}).annotate({ identifier: 'OpenSession' })
export type SessionSummary = typeof SessionSummary.Type
