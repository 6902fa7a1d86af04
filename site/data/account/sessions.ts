import { Schema } from 'effect'
import { TermsAgreementSchema, ExistingPasswordSchema } from './accountFields.ts'
import { CaptchaPassFieldSchema } from '../captcha/captcha.ts'
import { createRequiredLineSchema } from '../forms/formFields.ts'

const common = {
  password: ExistingPasswordSchema,
  agreement: TermsAgreementSchema,
  pass: CaptchaPassFieldSchema,
}

/** Sign-in by e-mail address or user name. */
export const SignInPayload = Schema.Struct({
  identifier: createRequiredLineSchema('form.sign-in.identifier.required', {
    max: 254,
    description: 'E-mail address or user name',
  }),
  ...common,
}).annotate({ identifier: 'SignIn' })
export type SignInPayload = typeof SignInPayload.Type

/** Sign-in by telephone number. */
export const PhoneSignInPayload = Schema.Struct({
  code: createRequiredLineSchema('form.account.phone.required', {
    max: 6,
    description: 'Dialling code, such as +49',
  }),
  phone: createRequiredLineSchema('form.account.phone.required', {
    max: 40,
    description: 'Telephone number without its dialling code',
  }),
  ...common,
}).annotate({ identifier: 'PhoneSignIn' })
export type PhoneSignInPayload = typeof PhoneSignInPayload.Type

/** Names one session of the account. */
export const SessionIdPayload = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^\d{1,18}$/, { message: 'form.field.wrong' })).annotate(
    {
      description: 'Id from the list of sessions, at most 18 digits',
    },
  ),
}).annotate({ identifier: 'SessionId' })
