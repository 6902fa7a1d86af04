import type { IssuedCaptcha } from '../captcha/captcha.ts'

/** State of a form after a post that led to no other page; texts are in the visitor's language. */
export interface FormState {
  /** Step that is shown, where a form has several; the first if left out. */
  readonly step?: string
  /** Input to show again, and what the next step sends along; never a password, a code or a captcha. */
  readonly values: Readonly<Record<string, string>>
  /** Error message by field. */
  readonly errors: Readonly<Record<string, string>>
  /** Reason why the form as a whole was rejected. */
  readonly problem?: string
  /** Seconds to wait before it may be accepted. */
  readonly retryAfter?: number
  /** Id of the request to quote, where the failure is on our side. */
  readonly requestId?: string
  /** Success message. */
  readonly message?: string
  /** Seconds until another code may be requested. */
  readonly resendIn?: number
  /** Set where the post got no answer: it timed out, the browser is offline, or the answer was unreadable. */
  readonly lost?: 'timeout' | 'offline' | 'failed'
  /** Price that the pass of its captcha must have, where the post costs more now. */
  readonly price?: number
  /** Pass of a picture that was clicked, to send along with the click on the next one. */
  readonly before?: string
  /** Captcha to show with the form; with an answer to it the same post is accepted. */
  readonly captcha?: IssuedCaptcha
}

/** Answer to a form post whose script asks for JSON: the state of the form, or the address to go to. */
export type FormResponse =
  | { readonly answer: FormState; readonly location?: undefined }
  | { readonly answer?: undefined; readonly location: string }
