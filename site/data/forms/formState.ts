import type { IssuedCaptcha } from '../captcha/captcha.ts'

/** State of a form after a submission without redirect; texts are in the visitor's language. */
export interface FormState {
  /** Step that is shown, where a form has several; the first if left out. */
  readonly step?: string
  /** Values to restore, and hidden values for the next step; never a password, a code or a captcha. */
  readonly values: Readonly<Record<string, string>>
  /** Error message by field. */
  readonly errors: Readonly<Record<string, string>>
  /** Reason why the form as a whole was rejected. */
  readonly problem?: string
  /** Seconds to wait before it may be accepted. */
  readonly retryAfter?: number
  /** Id of the request, to be quoted to support after a server error. */
  readonly requestId?: string
  /** Success message. */
  readonly message?: string
  /** Seconds until another code may be requested. */
  readonly resendIn?: number
  /** Set if the request has no valid response: timeout, offline browser, or an unreadable response. */
  readonly lost?: 'timeout' | 'offline' | 'failed'
  /** Price that the pass of the captcha must have, if the submission costs more now. */
  readonly price?: number
  /** Pass of the previous picture, to be sent with the click on the next one. */
  readonly before?: string
  /** Captcha to show with the form; the form is accepted with its answer. */
  readonly captcha?: IssuedCaptcha
}

/** Response to a form post whose script requests JSON: the state of the form, or the URL to navigate to. */
export type FormResponse =
  | { readonly answer: FormState; readonly location?: undefined }
  | { readonly answer?: undefined; readonly location: string }
