import type { ActionFunctionArgs } from 'react-router'
import type { ApiCallResult } from '#data/api/callTypes.ts'
import { createFlashCookie } from '#data/consent/cookies.ts'
import { getDiallingCode } from '#data/locale/countries.ts'
import { localizePath } from '#data/locale/locales.ts'
import {
  parseFormFieldJson,
  obtainCaptchaPass,
  splitLocaleFromPageUrl,
  renderRefusedForm,
  redirectAfterPost,
  renderNextFormStep,
} from '../forms/formPosts.server.ts'
import {
  phoneErrorFields,
  readSubmittedAccountForm,
  type SubmittedAccountForm,
} from './accountForms.server.ts'

/** Action of the sign-in form: redirects to the requested page, or returns the form with its errors. */
export async function signInAction(args: ActionFunctionArgs) {
  const post = await readSubmittedAccountForm(args)
  const { step } = post.fields
  if (step === 'passkey') return passkeyStep(post)
  return step === 'second' ? secondStep(post) : firstStep(post)
}

async function passkeyStep({ args, fields, call }: SubmittedAccountForm) {
  const { passkey, keep, next } = fields
  const payload = { passkey: parseFormFieldJson(passkey), keep: keep !== '' }
  const answer = await call('POST /api/session/passkey', payload)
  return answer.ok
    ? signedIn(args, next, answer)
    : renderRefusedForm(args, answer, { values: { next } })
}

async function firstStep({ args, fields, call }: SubmittedAccountForm) {
  const { identifier, country, phone, password, next } = fields
  const agreement = fields.agreement !== ''
  const values = { identifier, country, phone, agreement: fields.agreement, next }
  const verified = await obtainCaptchaPass(args, 'sign-in', fields)
  if (!('pass' in verified)) return renderRefusedForm(args, verified, { values })
  const common = { password, agreement, pass: verified.pass }
  const byPhone = args.url.searchParams.get('by') === 'phone'
  const answer = await (byPhone
    ? call('POST /api/session/phone', { ...common, code: getDiallingCode(country), phone })
    : call('POST /api/session', { ...common, identifier }))
  if (!answer.ok) return renderRefusedForm(args, answer, { values }, { names: phoneErrorFields })
  const { challenge } = answer.body
  if (challenge !== null)
    return renderNextFormStep(
      { step: 'second', values: { challenge, next }, errors: {} },
      answer.cookies,
    )
  return signedIn(args, next, answer)
}

async function secondStep({ args, fields, call }: SubmittedAccountForm) {
  const { challenge, code, keep, next } = fields
  const payload = { challenge, code, keep: keep !== '' }
  const answer = await call('POST /api/session/second-factor', payload)
  if (answer.ok) return signedIn(args, next, answer)
  // Without its challenge the sign-in starts again.
  const kept =
    answer.status === 401 ? { values: { next } } : { step: 'second', values: { challenge, next } }
  return renderRefusedForm(args, answer, kept, { field: 'code' })
}

/** Redirects to the page that was requested before. */
function signedIn(
  args: ActionFunctionArgs,
  next: string,
  { body, cookies }: Extract<ApiCallResult<'POST /api/session'>, { ok: true }>,
) {
  const home = localizePath(splitLocaleFromPageUrl(args).locale, '/personal-center')
  const flash = body.returned ? [createFlashCookie('account.login.returned')] : []
  return redirectAfterPost(args, next.startsWith('/') ? next : home, [...cookies, ...flash])
}
