import type { IssuedCaptcha } from './captcha.ts'
import type { MessageId } from './fields.ts'

/** What a page says about a form that it did not accept. */
export interface FormAnswer {
  /** Input to show again; never a secret. */
  readonly values: Readonly<Record<string, string>>
  /** Message id per field. */
  readonly errors: Readonly<Record<string, string>>
  /** Why the form as a whole could not be taken. */
  readonly problem?: MessageId
  /** With an answer to it, the form is taken. */
  readonly captcha?: IssuedCaptcha
}
