import { Schema } from 'effect'
import { Pass } from './captcha.ts'
import { OptionalLine, RequiredLine } from './formFields.ts'
import { emailPattern } from './formRules.ts'
import { limits } from './limits.ts'

/** A user name, without regard to case: 5 to 20 letters, digits, dots and underscores, the first a letter. */
export const usernamePattern = /^[A-Za-z][A-Za-z0-9._]{4,19}$/

/** What tells one name from another. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u]

/** How many of the four kinds of characters a text has: upper case, lower case, digits, others. */
export const kindsIn = (value: string): number => kinds.filter((kind) => kind.test(value)).length

/** Whether a password has the form of one: 8 to 20 characters, no spaces, three of four kinds. */
export function isPasswordFormat(value: string): boolean {
  const { length } = [...value]
  return length >= 8 && length <= 20 && !/[\s\p{Cc}\p{Cs}]/u.test(value) && kindsIn(value) >= 3
}

/** An e-mail address that must be there. */
export const Email = RequiredLine('form.contact.email.required', {
  max: 254,
  wrong: 'form.contact.email.format',
  description: 'E-mail address (specification §3, §5)',
}).check(
  Schema.makeFilter((value: string) =>
    value === '' || emailPattern.test(value) ? undefined : 'form.contact.email.format',
  ),
)

/** Where a code is to go. */
export const Address = Schema.Struct({ email: Email })

/** A user name that may be chosen. */
export const Username = Schema.String.check(
  Schema.isPattern(usernamePattern, { message: 'form.account.username.format' }),
)
  .annotate({
    description:
      '5 to 20 letters, digits, dots and underscores, the first a letter; case does not count (specification §5)',
  })
  .pipe(Schema.annotateKey({ messageMissingKey: 'form.account.username.format' }))

/** A password that may be chosen; common ones are refused as well. */
export const NewPassword = Schema.String.annotate({
  description:
    '8 to 20 characters without spaces, three of: upper case, lower case, digit, other (specification §5)',
})
  .check(
    Schema.makeFilter((value: string) =>
      isPasswordFormat(value) ? undefined : 'form.account.password.format',
    ),
  )
  .pipe(Schema.annotateKey({ messageMissingKey: 'form.account.password.format' }))

const again = Schema.String.annotate({
  description: 'The new password once more, 8 to 20 characters (specification §3, §5)',
}).pipe(Schema.annotateKey({ messageMissingKey: 'form.account.password-confirm.differ' }))

/** The check that both passwords of a form are one. */
const samePasswords = Schema.makeFilter(
  ({ password, passwordConfirm }: { password: string; passwordConfirm: string }) =>
    password === passwordConfirm
      ? undefined
      : { path: ['passwordConfirm'], issue: 'form.account.password-confirm.differ' },
)

/** A password as somebody types it to be recognised: whatever is no password is simply not theirs. */
export const TypedPassword = Schema.String.check(
  Schema.isMaxLength(limits.typedPassword, { message: 'form.field.long' }),
  Schema.isMinLength(1, { message: 'form.sign-in.password.required' }),
)
  .annotate({
    description: `Password; at most ${limits.typedPassword} characters (specification §6)`,
  })
  .pipe(Schema.annotateKey({ messageMissingKey: 'form.sign-in.password.required' }))

/** Agreement to the service agreement and the privacy policy (specification §5). */
export const Agreement = Schema.Boolean.annotate({
  description:
    'Agreement to the service agreement and the privacy policy, always true (specification §5)',
})
  .check(
    Schema.makeFilter((value: boolean) => (value ? undefined : 'form.account.agreement.required')),
  )
  .pipe(Schema.annotateKey({ messageMissingKey: 'form.account.agreement.required' }))

/** What proves that the code of a mail was right. */
export const Proof = Schema.String.check(
  Schema.isMaxLength(limits.token, { message: 'account.retrieve.code' }),
)
  .annotate({
    description:
      'What the right code was answered with: stands for its address, good for one use (specification §6)',
  })
  .pipe(Schema.annotateKey({ messageMissingKey: 'account.retrieve.code' }))

/** A six-digit code as it is typed in. */
export const TypedCode = RequiredLine('form.code.required', {
  max: 20,
  description: 'The code of the mail, six digits (specification §3)',
})

const dialling = {
  country: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^([A-Z]{2})?$/, { message: 'form.field.wrong' }),
    ).annotate({
      description: 'Country of the dialling code, two letters (ISO 3166-1, specification §3)',
    }),
  ),
  code: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^(\+[1-9]\d{0,3})?$/, { message: 'form.account.phone.format' }),
    ).annotate({ description: 'Dialling code, such as +49, at most 4 digits (specification §3)' }),
  ),
  phone: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^([0-9][0-9 ()/.-]{3,24})?$/, { message: 'form.account.phone.format' }),
    ).annotate({
      description:
        'Telephone number without its dialling code, 4 to 25 characters; also good to sign in (§3)',
    }),
  ),
}

/** A number with what belongs before it, or neither. */
const wholeNumber = Schema.makeFilter(
  ({ code = '', phone = '' }: { readonly code?: string; readonly phone?: string }) =>
    (phone === '') === (code === '') || phone === ''
      ? undefined
      : { path: ['code'], issue: 'form.account.phone.format' },
)

/** What tells one number from another: digits with the dialling code, without the leading zero of home. */
export function phoneKey(code: string, phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0/, '')
  return digits === '' || code === '' ? undefined : code + digits
}

const nickname = OptionalLine({
  max: 40,
  description: 'Name that is shown; otherwise the user name (specification §3)',
})
const region = RequiredLine('form.contact.country.required', {
  max: 100,
  description: 'Country or region, as written (specification §3)',
})

/** The sign-up form (specification §3); address and code are proven before. */
export const SignUp = Schema.Struct({
  proof: Proof,
  ...dialling,
  username: Username,
  nickname,
  password: NewPassword,
  passwordConfirm: again,
  region,
  agreement: Agreement,
})
  .check(samePasswords, wholeNumber)
  .annotate({ identifier: 'SignUp' })
export type SignUp = typeof SignUp.Type

/** Where a code is to be mailed to. */
export const CodeAddress = Schema.Struct({ email: Email }).annotate({ identifier: 'CodeAddress' })

/** The code of a mail, before what it proves (specification §4). */
export const CodeCheck = Schema.Struct({ email: Email, code: TypedCode }).annotate({
  identifier: 'CodeCheck',
})

/** The last step of password retrieval (specification §3, §4). */
export const PasswordReset = Schema.Struct({
  proof: Proof,
  password: NewPassword,
  passwordConfirm: again,
})
  .check(samePasswords)
  .annotate({ identifier: 'PasswordReset' })
export type PasswordReset = typeof PasswordReset.Type

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
  passwordConfirm: again,
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
