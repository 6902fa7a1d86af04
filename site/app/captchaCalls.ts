import { splitLocale } from '#data/locales.ts'
import type { FormState } from '#sections/formState.tsx'
import { makeClient } from './client/client.ts'

const client = makeClient({
  base: '/api',
  // Messages are in the language of the page, whatever is stored.
  stored: () => splitLocale(location.pathname).locale,
  path: () => location.pathname,
})

export const issueCaptcha: FormState['issueCaptcha'] = () => client.post('/captchas', undefined)

export const redeemCaptcha: FormState['redeemCaptcha'] = (answer) =>
  client.post('/captchas/redemption', answer).catch((body: unknown) => {
    if (isWrong(body)) return undefined
    throw body
  })

const isWrong = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'captcha' in body && body.captcha === true
