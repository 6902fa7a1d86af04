import type { ActionFunctionArgs } from 'react-router'
import type { OneTimeCodePurpose } from '#data/account/oneTimeCodes.ts'
import { createFlashCookie } from '#data/consent/cookies.ts'
import { getDiallingCode } from '#data/locale/countries.ts'
import { localizePath } from '#data/locale/locales.ts'
import {
  obtainCaptchaPass,
  splitLocaleFromPageUrl,
  renderRefusedForm,
  redirectAfterPost,
  renderNextFormStep,
} from '../forms/formPosts.server.ts'
import { formatText } from '../messages/messages.server.ts'
import {
  phoneErrorFields,
  readSubmittedAccountForm,
  type SubmittedAccountForm,
} from './accountForms.server.ts'

/** Multi-step form that verifies an e-mail address by a one-time code. */
interface VerifiedFlow {
  readonly purpose: Extract<OneTimeCodePurpose, 'sign-up' | 'retrieve'>
  /** Call that verifies the code. */
  readonly proves: 'POST /api/accounts/proof' | 'POST /api/passwords/proof'
  /** Step after the verification. */
  readonly last: 'account' | 'password'
  /** Handles the last step. */
  readonly finish: (
    post: SubmittedAccountForm,
  ) => Promise<Response | ReturnType<typeof renderNextFormStep>>
}

/** Sends or resends a code and shows the step for entering it. */
async function sendCode({ args, fields, call }: SubmittedAccountForm, { purpose }: VerifiedFlow) {
  const { email } = fields
  const restored = { step: fields.step === 'again' ? 'code' : 'email', values: { email } }
  const verified = await obtainCaptchaPass(args, 'code', fields)
  if (!('pass' in verified)) return renderRefusedForm(args, verified, restored)
  const sent = await call('POST /api/codes', { email, purpose, pass: verified.pass })
  if (!sent.ok) {
    const { retryAfter } = sent.body
    const again = retryAfter !== undefined && { body: { ...sent.body, resendIn: retryAfter } }
    return renderRefusedForm(args, { ...sent, ...again }, restored)
  }
  const { message, resendIn } = sent.body
  return renderNextFormStep(
    { step: 'code', values: { email }, errors: {}, message, resendIn },
    sent.cookies,
  )
}

/** Shows a step without a call: back to the e-mail address, or on to a code that was already sent. */
function showStep({ args, fields: { email, to } }: SubmittedAccountForm) {
  const missing = formatText(splitLocaleFromPageUrl(args).locale, 'form.contact.email.required')
  if (to === 'code' && email === '')
    return renderNextFormStep({ step: 'email', values: {}, errors: { email: missing } })
  return renderNextFormStep({
    step: to === 'code' ? 'code' : 'email',
    values: { email },
    errors: {},
  })
}

/** Verifies the code and shows the last step with the verification token. */
async function verifyCode(
  { args, fields: { email, code }, call }: SubmittedAccountForm,
  { proves, last }: VerifiedFlow,
) {
  const answer = await call(proves, { email, code })
  const restored = { step: 'code', values: { email } }
  if (!answer.ok) return renderRefusedForm(args, answer, restored, { field: 'code' })
  const { message, proof } = answer.body
  return renderNextFormStep({ step: last, values: { email, proof }, errors: {}, message })
}

/** Creates the action of a multi-step form. */
const verifiedFlow = (flow: VerifiedFlow) => async (post: SubmittedAccountForm) => {
  const { fields } = post
  if (fields.step === 'code') return verifyCode(post, flow)
  if (fields.step === flow.last) return flow.finish(post)
  return fields.step === 'back' || fields.to === 'code' ? showStep(post) : sendCode(post, flow)
}

async function createAccount({ args, fields, call }: SubmittedAccountForm) {
  const { email, password, passwordConfirm, agreement, ...rest } = fields
  const { proof, country, phone, username, nickname, region } = rest
  const answer = await call('POST /api/accounts', {
    proof,
    // Without a number the selected country is ignored.
    ...(phone === '' ? {} : { country, code: getDiallingCode(country), phone }),
    username,
    nickname,
    password,
    passwordConfirm,
    region,
    agreement: agreement !== '',
  })
  const values = { email, proof, country, phone, username, nickname, region, agreement }
  if (!answer.ok)
    return renderRefusedForm(
      args,
      answer,
      { step: 'account', values },
      { names: phoneErrorFields, field: 'proof' },
    )
  const home = localizePath(splitLocaleFromPageUrl(args).locale, '/personal-center')
  return redirectAfterPost(args, home, [
    ...answer.cookies,
    createFlashCookie('account.sign-up.success'),
  ])
}

async function resetPassword({ args, fields, call }: SubmittedAccountForm) {
  const { email, proof, password, passwordConfirm } = fields
  const payload = { proof, password, passwordConfirm }
  const answer = await call('POST /api/passwords', payload)
  const restored = { step: 'password', values: { email, proof } }
  if (!answer.ok) return renderRefusedForm(args, answer, restored, { field: 'proof' })
  return renderNextFormStep({ step: 'done', values: {}, errors: {}, message: answer.body.message })
}

/** Action of the sign-up form; creates the account and signs its holder in. */
export const signUpAction = async (args: ActionFunctionArgs) =>
  signUpFlow(await readSubmittedAccountForm(args))

const signUpFlow = verifiedFlow({
  purpose: 'sign-up',
  proves: 'POST /api/accounts/proof',
  last: 'account',
  finish: createAccount,
})

const retrievalFlow = verifiedFlow({
  purpose: 'retrieve',
  proves: 'POST /api/passwords/proof',
  last: 'password',
  finish: resetPassword,
})

/** Undoes a change by the token of a mailed link and shows the form for a new password. */
async function undoChange({ args, fields: { token }, call }: SubmittedAccountForm) {
  const answer = await call('POST /api/accounts/undo', { token })
  // An expired link leaves the first step of the password reset.
  const expired = answer.status === 404
  if (!answer.ok)
    return renderRefusedForm(args, answer, { ...(!expired && { step: 'undo' }), values: {} })
  const { message, email, proof } = answer.body
  return renderNextFormStep(
    { step: 'password', values: { email, proof }, errors: {}, message },
    answer.cookies,
  )
}

/** Action of the password reset form. */
export async function passwordRetrievalAction(args: ActionFunctionArgs) {
  const post = await readSubmittedAccountForm(args)
  return post.fields.step === 'undo' ? undoChange(post) : retrievalFlow(post)
}
