import { Schema } from 'effect'
import type { MessageId } from './fields.ts'
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

/** A password that is chosen, once more. */
export const PasswordAgain = Schema.String.annotate({
  description: 'The new password once more, 8 to 20 characters (specification §3, §5)',
}).pipe(Schema.annotateKey({ messageMissingKey: 'form.account.password-confirm.differ' }))

/** The check that both passwords of a form are one. */
export const samePasswords = Schema.makeFilter(
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

/** A box that must be ticked; `message` is the id of what is said where it is not. */
export const Ticked = (message: MessageId, { description }: { readonly description: string }) =>
  Schema.Boolean.annotate({ description })
    .check(Schema.makeFilter((value: boolean) => (value ? undefined : message)))
    .pipe(Schema.annotateKey({ messageMissingKey: message }))

/** Agreement to the service agreement and the privacy policy (specification §5). */
export const Agreement = Ticked('form.account.agreement.required', {
  description:
    'Agreement to the service agreement and the privacy policy, always true (specification §5)',
})

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

/** A telephone number with its dialling code and the country of that; all may be left out. */
export const dialling = {
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
export const wholeNumber = Schema.makeFilter(
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

/** What its holder is called. */
export const nickname = OptionalLine({
  max: 40,
  description: 'Name that is shown; otherwise the user name (specification §3)',
})
/** Where its holder is. */
export const region = RequiredLine('form.contact.country.required', {
  max: 100,
  description: 'Country or region, as written (specification §3)',
})
