import { createContext, type ElementType, useContext } from 'react'
import type { CaptchaAnswer, CaptchaPass, IssuedCaptcha } from '#data/captcha/captcha.ts'

/** Form services of the app, for pages that are hydrated whole. */
export interface FormContext {
  /** `form`, or a component that takes its props and posts without loading the page anew. */
  readonly Form: ElementType
  /** Whether a post is under way. */
  readonly pending: boolean
  /** The form that was sent last. */
  readonly sent?: HTMLFormElement | undefined
  /** Requests a captcha; rejects where none is available at the moment. */
  readonly issueCaptcha: () => Promise<IssuedCaptcha>
  /** Redeems the answer to a captcha for a pass; `undefined` if the answer was wrong. */
  readonly redeemCaptcha: (answer: CaptchaAnswer) => Promise<CaptchaPass | undefined>
}

const none = () => Promise.reject(new Error('No app stands around this form'))

const Context = createContext<FormContext>({
  Form: 'form',
  pending: false,
  issueCaptcha: none,
  redeemCaptcha: none,
})

export const FormContextProvider = Context.Provider

/** Returns the form services of the app around a form. */
export const useFormContext = (): FormContext => useContext(Context)
