import type { FormContext } from '#sections/formContext.tsx'
import { siteApiClient } from '../client/siteClient.ts'

/** Requests a new captcha. */
export const issueCaptcha: FormContext['issueCaptcha'] = (price = 1) =>
  siteApiClient.post('/captchas', undefined, { query: { price } })

/** Submits the answer to a captcha; resolves with `undefined` if it is wrong. */
export const redeemCaptcha: FormContext['redeemCaptcha'] = (answer) =>
  siteApiClient.post('/captchas/redemption', answer).catch((body: unknown) => {
    if (isWrongAnswer(body)) return undefined
    throw body
  })

const isWrongAnswer = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'captcha' in body && body.captcha === true
