import { createContext, type ElementType, useContext } from 'react'
import type { CaptchaAnswer, CaptchaPass, IssuedCaptcha } from '#data/captcha/captcha.ts'

/** Uses of a passkey; `autofill` is a sign-in that browsers offer among the suggestions of a field. */
export type PasskeyRequestPurpose = 'sign-in' | 'autofill' | 'registration' | 'confirmation'

/** Form services of the app, for fully hydrated pages. */
export interface FormContext {
  /** `form`, or a component with its props that submits without a document request. */
  readonly Form: ElementType
  /** Whether a submission is pending. */
  readonly pending: boolean
  /** Form that was submitted last. */
  readonly sent?: HTMLFormElement | undefined
  /** Requests a captcha for a pass of at least a price; rejects if none is available at the moment. */
  readonly issueCaptcha: (price?: number) => Promise<IssuedCaptcha>
  /** Redeems the answer to a captcha for a pass; `undefined` if the answer was wrong. */
  readonly redeemCaptcha: (answer: CaptchaAnswer) => Promise<CaptchaPass | undefined>
  /**
   * Requests a passkey from the browser; resolves with the response as JSON, or with an empty text if the server
   * requires a confirmation first. Rejects if the visitor declines, or if the browser has no suggestions for
   * `autofill`.
   */
  readonly requestPasskey: (purpose: PasskeyRequestPurpose) => Promise<string>
}

const none = () => Promise.reject(new Error('No app stands around this form'))

const Context = createContext<FormContext>({
  Form: 'form',
  pending: false,
  issueCaptcha: none,
  redeemCaptcha: none,
  requestPasskey: none,
})

export const FormContextProvider = Context.Provider

/** Returns the form services of the app around a form. */
export const useFormContext = (): FormContext => useContext(Context)
