import { data } from 'react-router'
import { createFlashCookie } from '#data/consent/cookies.ts'
import type { PersonalCenterFormName } from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import { parseFormFieldJson } from '../forms/formPosts.server.ts'
import { createQrCode } from '../content/qrCode.server.ts'
import {
  respondToFailedFormCall,
  type PersonalCenterFormHandler,
  redirectToPersonalCenter,
  redirectToFormView,
  createSingleApiCallHandler,
  parsePersonalCenterView,
} from './centerForms.server.ts'

/** Answers with the secret of an authenticator app that is being set up, as text and as a QR code. */
const setUp: PersonalCenterFormHandler = async (post) => {
  const begun = await post.call('POST /api/account/second-factor/secret')
  if (!begun.ok) return respondToFailedFormCall(post, begun, { values: {} })
  const { secret, address } = begun.body
  return data({
    answer: { values: {}, errors: {}, setup: { secret, code: createQrCode(address) } },
  })
}

/** Activates the app by its first code; a wrong code leaves the secret on the page. */
const activate: PersonalCenterFormHandler = async (post) => {
  const { code } = post.fields
  const answer = await post.call('POST /api/account/second-factor', { code })
  if (answer.ok) return shownOnce(answer.body.recoveryCodes)
  const failed = respondToFailedFormCall(post, answer, { values: {} }, 'code')
  const begun = await setUp(post)
  if (begun instanceof Response) return begun
  const { setup } = begun.data.answer
  return data({ answer: { ...failed.data.answer, ...(setup && { setup }) } }, failed.init ?? {})
}

const shownOnce = (recoveryCodes: readonly string[]) =>
  data({ answer: { values: {}, errors: {}, recoveryCodes } })

const renewCodes: PersonalCenterFormHandler = async (post) => {
  const answer = await post.call('POST /api/account/second-factor/recovery-codes')
  return answer.ok
    ? shownOnce(answer.body.recoveryCodes)
    : respondToFailedFormCall(post, answer, { values: {} })
}

/** Adds a passkey; without a response of the browser the server requires a confirmation first. */
const addPasskey: PersonalCenterFormHandler = async (post) => {
  const { name, passkey } = post.fields
  const values = { name }
  if (passkey === '') {
    const begun = await post.call('POST /api/account/passkeys/options')
    return begun.ok
      ? redirectToFormView(post, begun.cookies)
      : respondToFailedFormCall(post, begun, { values })
  }
  const payload = { name, passkey: parseFormFieldJson(passkey) }
  const answer = await post.call('POST /api/account/passkeys', payload)
  if (!answer.ok) return respondToFailedFormCall(post, answer, { values })
  const { recoveryCodes } = answer.body
  return recoveryCodes.length > 0
    ? shownOnce(recoveryCodes)
    : redirectToFormView(post, [...answer.cookies, createFlashCookie('account.passkey.added')])
}

/** Confirms the session by the password, a code or a passkey, and goes back to the view that required it. */
const confirm =
  (field: 'current' | 'code' | 'passkey'): PersonalCenterFormHandler =>
  async (post) => {
    const value = post.fields[field]
    const answer = await post.call('POST /api/session/confirmation', {
      [field]: field === 'passkey' ? parseFormFieldJson(value) : value,
    })
    if (!answer.ok) return respondToFailedFormCall(post, answer, { values: {} }, field)
    const cookies = [...answer.cookies, createFlashCookie('account.confirmation.done')]
    return redirectToPersonalCenter(
      post,
      { view: parsePersonalCenterView(post.args, 'then') },
      cookies,
    )
  }

/** Forms of sessions and the second factor. */
export const securityFormHandlers: readonly (readonly [
  PersonalCenterFormName,
  PersonalCenterFormHandler,
])[] = [
  [
    'session',
    createSingleApiCallHandler({
      call: 'POST /api/sessions/end',
      sends: ['id'],
      flash: 'account.session.ended',
    }),
  ],
  [
    'others',
    createSingleApiCallHandler({
      call: 'POST /api/sessions/end-others',
      sends: [],
      flash: 'account.session.others-ended',
    }),
  ],
  ['second-factor', setUp],
  ['second-factor-code', activate],
  ['recovery-codes', renewCodes],
  [
    'second-factor-removal',
    createSingleApiCallHandler({
      call: 'POST /api/account/second-factor/removal',
      sends: [],
      flash: 'account.second-factor.removed',
    }),
  ],
  ['confirm', confirm('current')],
  ['confirm-code', confirm('code')],
  ['confirm-passkey', confirm('passkey')],
  ['passkey', addPasskey],
  [
    'passkey-name',
    createSingleApiCallHandler({
      call: 'POST /api/account/passkeys/name',
      sends: ['id', 'name'],
      flash: 'account.saved',
    }),
  ],
  [
    'passkey-removal',
    createSingleApiCallHandler({
      call: 'POST /api/account/passkeys/removal',
      sends: ['id'],
      flash: 'account.passkey.removed',
    }),
  ],
]
