import { Schema } from 'effect'
import {
  Agreement,
  dialling,
  Email,
  NewPassword,
  nickname,
  PasswordAgain,
  Proof,
  region,
  samePasswords,
  TypedCode,
  Username,
  wholeNumber,
} from './accountFields.ts'

/** The sign-up form (specification §3); address and code are proven before. */
export const SignUp = Schema.Struct({
  proof: Proof,
  ...dialling,
  username: Username,
  nickname,
  password: NewPassword,
  passwordConfirm: PasswordAgain,
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
  passwordConfirm: PasswordAgain,
})
  .check(samePasswords)
  .annotate({ identifier: 'PasswordReset' })
export type PasswordReset = typeof PasswordReset.Type
