import { Schema } from 'effect'
import {
  dialling,
  Email,
  NewPassword,
  nickname,
  PasswordAgain,
  Proof,
  region,
  samePasswords,
  TypedCode,
  TypedPassword,
  wholeNumber,
} from './accountFields.ts'
import { Pass } from './captcha.ts'

/** What an account holder may change without further proof. */
export const ProfileChange = Schema.Struct({ nickname, region }).annotate({
  identifier: 'ProfileChange',
})
export type ProfileChange = typeof ProfileChange.Type

/** A new address, proven by the code that was sent there. */
export const EmailChange = Schema.Struct({ proof: Proof, current: TypedPassword }).annotate({
  identifier: 'EmailChange',
})
export type EmailChange = typeof EmailChange.Type

/** Another number, or none; proven by a code to the account’s address. */
export const PhoneChange = Schema.Struct({ proof: Proof, ...dialling, current: TypedPassword })
  .check(wholeNumber)
  .annotate({ identifier: 'PhoneChange' })
export type PhoneChange = typeof PhoneChange.Type

/** A new password, by who knows the present one. */
export const PasswordChange = Schema.Struct({
  current: TypedPassword,
  password: NewPassword,
  passwordConfirm: PasswordAgain,
})
  .check(samePasswords)
  .annotate({ identifier: 'PasswordChange' })
export type PasswordChange = typeof PasswordChange.Type

/** The end of an account, proven by a code to its address. */
export const Deletion = Schema.Struct({ proof: Proof }).annotate({ identifier: 'Deletion' })

/** The present password, before credentials are shown. */
export const Confirmation = Schema.Struct({ current: TypedPassword }).annotate({
  identifier: 'Confirmation',
})

const ownPurpose = {
  purpose: Schema.Literals(['change-email', 'confirm-change', 'deletion']).annotate({
    message: 'form.field.wrong',
    description:
      'change-email: to the new address; the others: to the account’s own (specification §6)',
  }),
  email: Schema.optionalKey(Email).annotate({
    description: 'The new address, for change-email (specification §6)',
  }),
}
const newAddress = Schema.makeFilter(
  ({ purpose, email }: { readonly purpose: string; readonly email?: string }) =>
    (purpose === 'change-email') === (email !== undefined)
      ? undefined
      : { path: ['email'], issue: 'form.contact.email.required' },
)

/** Asks for a code, for who is signed in (contract §4). */
export const OwnCodePost = Schema.Struct({ ...ownPurpose, pass: Pass })
  .check(newAddress)
  .annotate({ identifier: 'OwnCode' })

/** The code that was asked for so. */
export const OwnCodeCheck = Schema.Struct({ ...ownPurpose, code: TypedCode })
  .check(newAddress)
  .annotate({ identifier: 'OwnCodeCheck' })

const Time = Schema.String.annotate({ description: 'ISO 8601, UTC (specification §6)' })

/** An account as its holder sees it (contract §4). */
export const Profile = Schema.Struct({
  email: Schema.String.annotate({ description: 'E-mail address (specification §3, §6)' }),
  username: Schema.String.annotate({ description: 'User name (specification §3, §5)' }),
  nickname: Schema.String.annotate({
    description: 'The user name where none was chosen (specification §6).',
  }),
  region: Schema.String.annotate({ description: 'Country or region (specification §3)' }),
  country: Schema.String.annotate({
    description: 'Country of the dialling code, or nothing (specification §6).',
  }),
  code: Schema.String.annotate({ description: 'Dialling code, or nothing (specification §6).' }),
  phone: Schema.String.annotate({
    description: 'Number without dialling code, or nothing (specification §6).',
  }),
  createdAt: Time,
}).annotate({ identifier: 'Profile' })
export type Profile = typeof Profile.Type

/** An enquiry of the account’s address. */
export const OwnEnquiry = Schema.Struct({
  reference: Schema.String.annotate({
    description: 'Number to quote, such as FE-7K3Q9MWZ (specification §6)',
  }),
  createdAt: Time,
  product: Schema.String.annotate({
    description: 'Id of the product, or nothing (specification §6).',
  }),
  message: Schema.String.annotate({
    description: 'The question, as it was sent (specification §3)',
  }),
}).annotate({ identifier: 'OwnEnquiry' })

/** What the Open API says of an account (specification §1). */
export const OpenApiState = Schema.Struct({
  active: Schema.Boolean.annotate({
    description: 'Activated by staff after an application (specification §6).',
  }),
  clientId: Schema.NullOr(Schema.String).annotate({
    description: 'None before credentials (specification §6).',
  }),
  scopes: Schema.Array(Schema.String).annotate({
    description: 'Calls the account may make, by name (specification §6)',
  }),
  createdAt: Schema.NullOr(Time).annotate({
    description: 'When the credentials were made (specification §6).',
  }),
}).annotate({ identifier: 'OpenApiState' })
export type OpenApiState = typeof OpenApiState.Type

/** An open session, as its owner sees it. */
export const OpenSession = Schema.Struct({
  id: Schema.String.annotate({ description: 'What ends it, digits (specification §6)' }),
  device: Schema.String.annotate({
    description: 'Browser and system, as it told of itself (specification §6).',
  }),
  createdAt: Time,
  seenAt: Time.annotate({ description: 'Last use, to the hour (specification §6).' }),
  current: Schema.Boolean.annotate({
    description: 'Whether it is the one that asks (specification §6).',
  }),
}).annotate({ identifier: 'OpenSession' })
export type OpenSession = typeof OpenSession.Type
