import { Schema } from 'effect'
import { Agreement, TypedPassword } from './accountFields.ts'
import { Pass } from './captcha.ts'
import { RequiredLine } from './formFields.ts'

const common = { password: TypedPassword, agreement: Agreement, pass: Pass }

/** Signing in by e-mail address or user name (specification §3). */
export const SignIn = Schema.Struct({
  identifier: RequiredLine('form.sign-in.identifier.required', {
    max: 254,
    description: 'E-mail address or user name (specification §3)',
  }),
  ...common,
}).annotate({ identifier: 'SignIn' })
export type SignIn = typeof SignIn.Type

/** Signing in by telephone number (specification §3). */
export const PhoneSignIn = Schema.Struct({
  code: RequiredLine('form.account.phone.required', {
    max: 6,
    description: 'Dialling code, such as +49 (specification §3)',
  }),
  phone: RequiredLine('form.account.phone.required', {
    max: 40,
    description: 'Telephone number without its dialling code (specification §3)',
  }),
  ...common,
}).annotate({ identifier: 'PhoneSignIn' })
export type PhoneSignIn = typeof PhoneSignIn.Type

/** One of several sessions. */
export const SessionId = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^\d{1,18}$/, { message: 'form.field.wrong' })).annotate(
    {
      description: 'As it is listed, at most 18 digits (specification §6)',
    },
  ),
}).annotate({ identifier: 'SessionId' })
