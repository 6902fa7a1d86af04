import { data } from 'react-router'
import { flashCookie } from '#data/consent/cookies.ts'
import type { PersonalCenterFormName } from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import { qrCode } from '../content/qrCode.server.ts'
import {
  failedForm,
  type Handler,
  redirectToCenter,
  singleCallForm,
  viewNamed,
} from './centerForms.server.ts'

/** Answers with the secret of an authenticator app that is being set up, as text and as a QR code. */
const setUp: Handler = async (post) => {
  const begun = await post.call('POST /api/account/second-factor/secret')
  if (!begun.ok) return failedForm(post, begun, { values: {} })
  const { secret, address } = begun.body
  return data({ answer: { values: {}, errors: {}, setup: { secret, code: qrCode(address) } } })
}

/** Activates the app by its first code; a wrong code leaves the secret on the page. */
const activate: Handler = async (post) => {
  const { code } = post.fields
  const answer = await post.call('POST /api/account/second-factor', { code })
  if (answer.ok) return shownOnce(answer.body.recoveryCodes)
  const failed = failedForm(post, answer, { values: {} }, 'code')
  const begun = await setUp(post)
  if (begun instanceof Response) return begun
  const { setup } = begun.data.answer
  return data({ answer: { ...failed.data.answer, ...(setup && { setup }) } }, failed.init ?? {})
}

const shownOnce = (recoveryCodes: readonly string[]) =>
  data({ answer: { values: {}, errors: {}, recoveryCodes } })

const renewCodes: Handler = async (post) => {
  const answer = await post.call('POST /api/account/second-factor/recovery-codes')
  return answer.ok ? shownOnce(answer.body.recoveryCodes) : failedForm(post, answer, { values: {} })
}

/** Confirms the session by the password or a code, and goes back to the view that required it. */
const confirm =
  (field: 'current' | 'code'): Handler =>
  async (post) => {
    const answer = await post.call('POST /api/session/confirmation', {
      [field]: post.fields[field],
    })
    if (!answer.ok) return failedForm(post, answer, { values: {} }, field)
    const cookies = [...answer.cookies, flashCookie('account.confirmation.done')]
    return redirectToCenter(post, { view: viewNamed(post.args, 'then') }, cookies)
  }

/** Forms of sessions and the second factor. */
export const securityForms: readonly (readonly [PersonalCenterFormName, Handler])[] = [
  [
    'session',
    singleCallForm({
      call: 'POST /api/sessions/end',
      sends: ['id'],
      flash: 'account.session.ended',
    }),
  ],
  [
    'others',
    singleCallForm({
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
    singleCallForm({
      call: 'POST /api/account/second-factor/removal',
      sends: [],
      flash: 'account.second-factor.removed',
    }),
  ],
  ['confirm', confirm('current')],
  ['confirm-code', confirm('code')],
]
