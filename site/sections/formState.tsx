import { createContext, useContext } from 'react'
import type { CaptchaAnswer, CaptchaPass, IssuedCaptcha } from '#data/captcha.ts'

/** What forms of a page that is hydrated whole share with the app around them. */
export interface FormState {
  /** Whether a post is on its way. */
  readonly pending: boolean
  /** The form that was sent last. */
  readonly sent?: HTMLFormElement | undefined
  /** Gives a captcha to answer; rejects where there is none at the moment. */
  readonly issueCaptcha: () => Promise<IssuedCaptcha>
  /** Takes the answer to one; nothing if it was wrong. */
  readonly redeemCaptcha: (answer: CaptchaAnswer) => Promise<CaptchaPass | undefined>
}

const none = () => Promise.reject(new Error('No app stands around this form'))

const FormStateContext = createContext<FormState>({
  pending: false,
  issueCaptcha: none,
  redeemCaptcha: none,
})

/** Gives the forms below it what the app knows. */
export const FormStateProvider = FormStateContext.Provider

/** What the app around a form knows. */
export const useFormState = (): FormState => useContext(FormStateContext)
