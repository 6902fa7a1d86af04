import { type ActionFunctionArgs, data } from 'react-router'
import { agreementDocuments } from '#data/account/agreements.ts'
import type { ApiCallResult } from '#data/api/callTypes.ts'
import { createFlashCookie } from '#data/consent/cookies.ts'
import { getDiallingCode } from '#data/locale/countries.ts'
import type {
  PersonalCenterFormState,
  PersonalCenterFormName,
} from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import {
  obtainCaptchaPass,
  splitLocaleFromPageUrl,
  redirectAfterPost,
  renderNextFormStep,
} from '../forms/formPosts.server.ts'
import { formatText } from '../messages/messages.server.ts'
import {
  type AccountFieldName,
  pickFieldValues,
  readSubmittedAccountForm,
  type SubmittedAccountForm,
} from './accountForms.server.ts'
import {
  respondToFailedFormCall,
  type PersonalCenterFormHandler,
  type PersonalCenterFormResponse,
  redirectToFormView,
  redirectWithFlash,
  type FailedApiCall,
  createSingleApiCallHandler,
} from './centerForms.server.ts'
import { securityFormHandlers } from './securityFormHandlers.server.ts'

interface ConfirmedChange {
  readonly purpose: 'change-email' | 'confirm-change' | 'deletion'
  /** Fields carried from the first step to the second. */
  readonly carries: readonly AccountFieldName[]
  /** Performs the change with the verification token. */
  readonly done: (
    post: SubmittedAccountForm,
    proof: string,
  ) => Promise<PersonalCenterFormResponse | FailedApiCall>
}

const firstFields: ReadonlySet<string> = new Set(['email', 'country', 'code', 'phone'])

const isRefusal = (outcome: PersonalCenterFormResponse | FailedApiCall): outcome is FailedApiCall =>
  !(outcome instanceof Response) && 'ok' in outcome

/** Creates the handler of a form with two steps: the first sends a code, the second verifies it and performs the change. */
const confirmedForm =
  ({ purpose, carries, done }: ConfirmedChange): PersonalCenterFormHandler =>
  async (post) => {
    const { args, fields, call } = post
    const values = pickFieldValues(post, carries)
    const asked = { purpose, ...(purpose === 'change-email' && { email: fields.email }) }
    if (fields.step === 'again') return renderNextFormStep({ values, errors: {} })
    if (fields.step !== 'confirm') {
      const passed = await obtainCaptchaPass(args, 'code', fields)
      if (!('pass' in passed)) return respondToFailedFormCall(post, passed, { values })
      const sent = await call('POST /api/account/codes', { ...asked, pass: passed.pass })
      if (!sent.ok) return respondToFailedFormCall(post, sent, { values })
      const { resendIn } = sent.body
      return renderNextFormStep({ step: 'confirm', values, errors: {}, resendIn })
    }
    let { proof } = fields
    if (proof === '') {
      const verified = await call('POST /api/account/proof', { ...asked, code: fields.code })
      // A taken e-mail address is corrected in the first step.
      const step = !verified.ok && verified.status === 409 ? {} : { step: 'confirm' }
      if (!verified.ok) return respondToFailedFormCall(post, verified, { ...step, values }, 'code')
      proof = verified.body.proof
    }
    const outcome = await done(post, proof)
    if (!isRefusal(outcome)) return outcome
    // Errors in fields of the first step are corrected there.
    const invalidFields = Object.keys(outcome.body.fields ?? {})
    if (outcome.status === 409 || invalidFields.some((name) => firstFields.has(name)))
      return respondToFailedFormCall(post, outcome, { values })
    // A 422 without fields means that the verification token has expired: another code is needed.
    const isExpired = outcome.status === 422 && outcome.body.fields === undefined
    const restored = isExpired ? values : { ...values, proof }
    return respondToFailedFormCall(post, outcome, { step: 'confirm', values: restored }, 'code')
  }

const savedResult = async (post: SubmittedAccountForm, answer: ApiCallResult) =>
  answer.ok ? redirectWithFlash(post, '/personal-center', 'account.saved', answer.cookies) : answer

/** Agrees to the displayed versions; reloads the page if one has changed since. */
const agree: PersonalCenterFormHandler = async (post) => {
  const { fields, call } = post
  const shown = agreementDocuments.filter((document) => fields[document] !== '')
  const versions = Object.fromEntries(shown.map((document) => [document, fields[document]]))
  const agreement = fields.agreement !== ''
  const answer = await call('POST /api/account/agreements', { versions, agreement })
  if (!answer.ok && agreement && answer.status === 422)
    return redirectToFormView(post, [
      ...answer.cookies,
      createFlashCookie('personal-center.agreement.again'),
    ])
  if (!answer.ok) return respondToFailedFormCall(post, answer, { values: {} })
  return redirectToFormView(post, [...answer.cookies, createFlashCookie('account.agreement.kept')])
}

const handlers: ReadonlyMap<string, PersonalCenterFormHandler> = new Map<
  PersonalCenterFormName,
  PersonalCenterFormHandler
>([
  ...securityFormHandlers,
  ['agreement', agree],
  [
    'profile',
    createSingleApiCallHandler({
      call: 'POST /api/account',
      sends: ['nickname', 'region'],
      keeps: ['nickname', 'region'],
      flash: 'account.saved',
    }),
  ],
  [
    'password',
    createSingleApiCallHandler({
      call: 'POST /api/account/password',
      sends: ['current', 'password', 'passwordConfirm'],
      flash: 'account.saved',
    }),
  ],
  [
    'everywhere',
    createSingleApiCallHandler({
      call: 'POST /api/sessions/end-all',
      sends: [],
      flash: 'account.sign-out.success',
      to: '/login',
    }),
  ],
  [
    'sign-out',
    createSingleApiCallHandler({
      call: 'POST /api/session/end',
      sends: [],
      flash: 'account.sign-out.success',
      to: '/login',
    }),
  ],
  [
    'newsletter',
    createSingleApiCallHandler({
      call: 'POST /api/account/newsletter/end',
      sends: [],
      flash: 'account.newsletter.ended',
    }),
  ],
  [
    'credentials',
    async (post) => {
      const { current } = post.fields
      const answer = await post.call('POST /api/account/open-api/credentials', { current })
      if (!answer.ok) return respondToFailedFormCall(post, answer, { values: {} })
      const { clientId, secret } = answer.body
      return data({ answer: { values: {}, errors: {}, credentials: { clientId, secret } } })
    },
  ],
  [
    'email',
    confirmedForm({
      purpose: 'change-email',
      carries: ['email'],
      done: async (post, proof) => {
        const { current } = post.fields
        return savedResult(post, await post.call('POST /api/account/email', { proof, current }))
      },
    }),
  ],
  [
    'phone',
    confirmedForm({
      purpose: 'confirm-change',
      carries: ['country', 'phone'],
      done: async (post, proof) => {
        const { current, phone } = post.fields
        const country = phone === '' ? '' : post.fields.country
        const payload = { proof, current, country, code: getDiallingCode(country), phone }
        return savedResult(post, await post.call('POST /api/account/phone', payload))
      },
    }),
  ],
  ['export', exportData],
  [
    'deletion',
    confirmedForm({
      purpose: 'deletion',
      carries: [],
      done: async (post, proof) => {
        if (post.fields.understood !== 'on') return confirmationRequired(post, proof)
        const answer = await post.call('POST /api/account/deletion', { proof })
        if (!answer.ok) return answer
        return redirectWithFlash(post, '/login', 'account.deletion.asked', answer.cookies)
      },
    }),
  ],
])

/** Redirects to the export of the account's data, unless the session has to be confirmed first. */
async function exportData(post: SubmittedAccountForm) {
  const answer = await post.call('GET /api/account/export')
  return answer.ok
    ? redirectAfterPost(post.args, '/api/account/export', answer.cookies)
    : respondToFailedFormCall(post, answer, { values: {} })
}

function confirmationRequired({ args }: SubmittedAccountForm, proof: string) {
  const { locale } = splitLocaleFromPageUrl(args)
  const understood = formatText(locale, 'personal-center.deletion.required')
  return data(
    { answer: { step: 'confirm', values: { proof }, errors: { understood } } },
    { status: 422 },
  )
}

/** Action of the account pages: redirects with a flash message, or returns the form with its errors. */
export async function personalCenterAction(args: ActionFunctionArgs) {
  const post = await readSubmittedAccountForm(args)
  const outcome = await handlers.get(post.fields.form)?.(post)
  if (outcome === undefined || outcome instanceof Response)
    return outcome ?? redirectAfterPost(args, args.url.pathname, [])
  const answer: PersonalCenterFormState = {
    ...outcome.data.answer,
    form: post.fields.form as PersonalCenterFormName,
  }
  return data({ answer }, outcome.init ?? {})
}
