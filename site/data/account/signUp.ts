import { Schema } from 'effect'
import {
  TermsAgreement,
  phoneFields,
  Email,
  NewPassword,
  nickname,
  PasswordConfirmation,
  VerificationToken,
  region,
  passwordsMatch,
  CodeField,
  Username,
  requiresDiallingCode,
} from './accountFields.ts'

/** Sign-up form; the e-mail address has been verified before. */
export const SignUp = Schema.Struct({
  proof: VerificationToken,
  ...phoneFields,
  username: Username,
  nickname,
  password: NewPassword,
  passwordConfirm: PasswordConfirmation,
  region,
  agreement: TermsAgreement,
})
  .check(passwordsMatch, requiresDiallingCode)
  .annotate({ identifier: 'SignUp' })
export type SignUp = typeof SignUp.Type

/** E-mail address that a one-time code is sent to. */
export const CodeAddress = Schema.Struct({ email: Email }).annotate({ identifier: 'CodeAddress' })

/** Verifies a one-time code for an e-mail address. */
export const CodeCheck = Schema.Struct({ email: Email, code: CodeField }).annotate({
  identifier: 'CodeCheck',
})

/** Last step of the password reset: the new password. */
export const PasswordReset = Schema.Struct({
  proof: VerificationToken,
  password: NewPassword,
  passwordConfirm: PasswordConfirmation,
})
  .check(passwordsMatch)
  .annotate({ identifier: 'PasswordReset' })
export type PasswordReset = typeof PasswordReset.Type
