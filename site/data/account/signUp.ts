import { Schema } from 'effect'
import {
  TermsAgreementSchema,
  optionalPhoneFields,
  EmailSchema,
  NewPasswordSchema,
  NicknameSchema,
  PasswordConfirmationSchema,
  VerificationTokenSchema,
  AccountRegionSchema,
  passwordsMatchFilter,
  OneTimeCodeSchema,
  UsernameSchema,
  requiresDiallingCodeFilter,
} from './accountFields.ts'
import { serverLimits } from '../ops/limits.ts'

/** Sign-up form; the e-mail address has been verified before. */
export const SignUpPayload = Schema.Struct({
  proof: VerificationTokenSchema,
  ...optionalPhoneFields,
  username: UsernameSchema,
  nickname: NicknameSchema,
  password: NewPasswordSchema,
  passwordConfirm: PasswordConfirmationSchema,
  region: AccountRegionSchema,
  agreement: TermsAgreementSchema,
})
  .check(passwordsMatchFilter, requiresDiallingCodeFilter)
  .annotate({ identifier: 'SignUp' })
export type SignUpPayload = typeof SignUpPayload.Type

/** E-mail address that a one-time code is sent to. */
export const OneTimeCodeAddressSchema = Schema.Struct({ email: EmailSchema }).annotate({
  identifier: 'CodeAddress',
})

/** Verifies a one-time code for an e-mail address. */
export const OneTimeCodeCheckPayload = Schema.Struct({
  email: EmailSchema,
  code: OneTimeCodeSchema,
}).annotate({
  identifier: 'CodeCheck',
})

/** Last step of the password reset: the new password. */
export const PasswordResetPayload = Schema.Struct({
  proof: VerificationTokenSchema,
  password: NewPasswordSchema,
  passwordConfirm: PasswordConfirmationSchema,
})
  .check(passwordsMatchFilter)
  .annotate({ identifier: 'PasswordResetPayload' })
export type PasswordResetPayload = typeof PasswordResetPayload.Type

/** Link of a mail that undoes a change of sign-in settings. */
export const UndoLinkPayload = Schema.Struct({
  token: Schema.String.check(Schema.isMaxLength(serverLimits.linkToken)).annotate({
    description: 'Value of the undo parameter of the link',
  }),
}).annotate({ identifier: 'UndoLink' })
