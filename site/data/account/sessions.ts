import { Schema } from 'effect'
import { TermsAgreement, PasswordInput } from './accountFields.ts'
import { CaptchaPassField } from '../captcha/captcha.ts'
import { RequiredLine } from '../forms/formFields.ts'

const common = { password: PasswordInput, agreement: TermsAgreement, pass: CaptchaPassField }

/** Sign-in by e-mail address or user name. */
export const SignIn = Schema.Struct({
  identifier: RequiredLine('form.sign-in.identifier.required', {
    max: 254,
    description: 'E-mail address or user name',
  }),
  ...common,
}).annotate({ identifier: 'SignIn' })
export type SignIn = typeof SignIn.Type

/** Sign-in by telephone number. */
export const PhoneSignIn = Schema.Struct({
  code: RequiredLine('form.account.phone.required', {
    max: 6,
    description: 'Dialling code, such as +49',
  }),
  phone: RequiredLine('form.account.phone.required', {
    max: 40,
    description: 'Telephone number without its dialling code',
  }),
  ...common,
}).annotate({ identifier: 'PhoneSignIn' })
export type PhoneSignIn = typeof PhoneSignIn.Type

/** Names one session of the account. */
export const SessionId = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^\d{1,18}$/, { message: 'form.field.wrong' })).annotate(
    {
      description: 'Id from the list of sessions, at most 18 digits',
    },
  ),
}).annotate({ identifier: 'SessionId' })
