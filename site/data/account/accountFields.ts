import { Schema } from 'effect'
import { phonePattern } from '../forms/fieldRule.ts'
import {
  createEmailAddressSchema,
  createOptionalLineSchema,
  createRequiredLineSchema,
  createTickedCheckboxSchema,
} from '../forms/formFields.ts'
import { removeTrunkZero } from '../locale/phoneNumbers.ts'
import { serverLimits } from '../ops/limits.ts'

/** Format of a user name, case-insensitive: 5 to 20 letters, digits, dots and underscores, the first a letter. */
export const usernamePattern = /^[A-Za-z][A-Za-z0-9._]{4,19}$/

/** Normalizes a user name for comparison and uniqueness: NFKC, lower case. */
export const normalizeUsername = (name: string): string => name.normalize('NFKC').toLowerCase()

const characterClasses = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u]

/** Counts the character classes in a text, 0 to 4: upper case, lower case, digits, others. */
export const countCharacterClasses = (value: string): number =>
  characterClasses.filter((kind) => kind.test(value)).length

/** Returns true for 8 to 20 characters without spaces that use at least three of the four character classes. */
export function isPasswordFormat(value: string): boolean {
  const { length } = [...value]
  return (
    length >= 8 &&
    length <= 20 &&
    !/[\s\p{Cc}\p{Cs}]/u.test(value) &&
    countCharacterClasses(value) >= 3
  )
}

/** Required e-mail address. */
export const EmailSchema = createEmailAddressSchema('E-mail address')

/** New user name. */
export const UsernameSchema = Schema.String.check(
  Schema.isPattern(usernamePattern, { message: 'form.account.username.format' }),
)
  .annotate({
    description:
      '5 to 20 letters, digits, dots and underscores, the first a letter; case-insensitive',
  })
  .pipe(Schema.annotateKey({ messageMissingKey: 'form.account.username.format' }))

/** New password. The server also rejects common passwords. */
export const NewPasswordSchema = Schema.String.annotate({
  description: '8 to 20 characters without spaces, three of: upper case, lower case, digit, other',
})
  .check(
    Schema.makeFilter((value: string) =>
      isPasswordFormat(value) ? undefined : 'form.account.password.format',
    ),
  )
  .pipe(Schema.annotateKey({ messageMissingKey: 'form.account.password.format' }))

/** Confirmation of a new password. */
export const PasswordConfirmationSchema = Schema.String.annotate({
  description: 'The new password again, 8 to 20 characters',
}).pipe(Schema.annotateKey({ messageMissingKey: 'form.account.password-confirm.differ' }))

/** Checks that the new password and its confirmation are equal. */
export const passwordsMatchFilter = Schema.makeFilter(
  ({ password, passwordConfirm }: { password: string; passwordConfirm: string }) =>
    password === passwordConfirm
      ? undefined
      : { path: ['passwordConfirm'], issue: 'form.account.password-confirm.differ' },
)

/** Existing password, for authentication. It is not checked for its format: a malformed one fails like any wrong one. */
export const ExistingPasswordSchema = Schema.String.check(
  Schema.isMaxLength(serverLimits.typedPassword, { message: 'form.field.long' }),
  Schema.isMinLength(1, { message: 'form.sign-in.password.required' }),
)
  .annotate({
    description: `Password; at most ${serverLimits.typedPassword} characters`,
  })
  .pipe(Schema.annotateKey({ messageMissingKey: 'form.sign-in.password.required' }))

/** Agreement to the service agreement and the privacy policy, required to sign up and to sign in. */
export const TermsAgreementSchema = createTickedCheckboxSchema('form.account.agreement.required', {
  description: 'Agreement to the service agreement and the privacy policy, always true',
})

/** Verification token, returned for a correct one-time code. */
export const VerificationTokenSchema = Schema.String.check(
  Schema.isMaxLength(serverLimits.token, { message: 'account.retrieve.code' }),
)
  .annotate({
    description:
      'Verification token that was returned for the correct code; represents the verified address and is valid once',
  })
  .pipe(Schema.annotateKey({ messageMissingKey: 'account.retrieve.code' }))

/** One-time code as entered, with or without spaces. */
export const OneTimeCodeSchema = createRequiredLineSchema('form.code.required', {
  max: 20,
  description: 'One-time code from the e-mail, six digits',
})

/** Fields of an optional telephone number: country, dialling code, number. */
export const optionalPhoneFields = {
  country: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^([A-Z]{2})?$/, { message: 'form.field.wrong' }),
    ).annotate({
      description: 'Country of the dialling code, two letters (ISO 3166-1)',
    }),
  ),
  code: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^(\+[1-9]\d{0,3})?$/, { message: 'form.account.phone.format' }),
    ).annotate({ description: 'Dialling code, such as +49, at most 4 digits' }),
  ),
  phone: Schema.optionalKey(
    Schema.String.annotate({
      description:
        'Telephone number without its dialling code, 4 to 25 characters; can also be used to sign in',
    }).check(
      Schema.makeFilter((value: string) =>
        value === '' || phonePattern.test(value) ? undefined : 'form.account.phone.format',
      ),
    ),
  ),
}

/** Checks that a telephone number has a dialling code. */
export const requiresDiallingCodeFilter = Schema.makeFilter(
  ({ code = '', phone = '' }: { readonly code?: string; readonly phone?: string }) =>
    (phone === '') === (code === '') || phone === ''
      ? undefined
      : { path: ['code'], issue: 'form.account.phone.format' },
)

/** Normalizes a telephone number for comparison: dialling code and digits, without the trunk zero of the number. */
export function normalizePhone(code: string, phone: string): string | undefined {
  const digits = removeTrunkZero(code, phone.replaceAll(/\D/g, ''))
  return digits === '' || code === '' ? undefined : code + digits
}

/** Display name of the account holder. */
export const NicknameSchema = createOptionalLineSchema({
  max: 40,
  description: 'Display name; defaults to the user name',
})
/** Country or region of the account holder. */
export const AccountRegionSchema = createRequiredLineSchema('form.contact.country.required', {
  max: 100,
  description: 'Country or region, as entered',
})
