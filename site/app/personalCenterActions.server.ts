import { type ActionFunctionArgs, data } from 'react-router'
import { agreedDocuments } from '#data/agreements.ts'
import type { CallAnswer, CallApi, CallName } from '#data/apiCalls.ts'
import { flashCookie, type FlashId } from '#data/cookies.ts'
import { diallingCode } from '#data/countries.ts'
import { localizePath } from '#data/locales.ts'
import type { CenterAnswer, CenterForm } from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import {
  callsOf,
  captchaNames,
  passOf,
  placeOf,
  readFields,
  refused,
  seeOther,
  stays,
} from './posts.server.ts'
import { toSignIn } from './signedIn.server.ts'
import { formatText } from './words.server.ts'

const names = [
  'form',
  'step',
  'id',
  'nickname',
  'region',
  'email',
  'code',
  'country',
  'phone',
  'proof',
  'current',
  'password',
  'passwordConfirm',
  'understood',
  'agreement',
  ...agreedDocuments,
  ...captchaNames,
] as const
type Name = (typeof names)[number]

/** A post of one of the page's forms. */
interface Post {
  readonly args: ActionFunctionArgs
  readonly fields: Readonly<Record<Name, string>>
  readonly call: CallApi
}

type Refusal = Extract<CallAnswer, { ok: false }>
type Told = Omit<CenterAnswer, 'form'>
type Outcome = Response | ReturnType<typeof data<{ readonly answer: Told }>>
type Handler = (post: Post) => Promise<Outcome>

/** Input to show again: what stands in the named fields. */
const pick = ({ fields }: Post, kept: readonly Name[]) =>
  Object.fromEntries(kept.map((name) => [name, fields[name].slice(0, 254)]))

/** The form again with what is wrong; who is not signed in any more is led to the login first. */
function refuse(post: Post, answer: Refusal, kept: Pick<Told, 'step' | 'values'>, field?: Name) {
  if (answer.status === 401) throw toSignIn(post.args, answer.cookies)
  // A document has changed since the page was shown: it asks for an agreement now.
  if (answer.body.agreement) throw samePart(post, answer.cookies)
  const { fields } = answer.body
  const blame = fields ? { names: { country: 'phone', code: 'phone' } } : field && { field }
  return refused(post.args, answer, kept, blame)
}

/** Leads back to the part of the center that a form was sent from. */
const samePart = ({ args }: Post, cookies: readonly string[]) =>
  seeOther(args, args.url.pathname + args.url.search, cookies)

/** Leads on to a page, with what was done as a message. */
function leave({ args }: Post, path: string, flash: FlashId, cookies: readonly string[]) {
  const { locale } = placeOf(args)
  return seeOther(args, localizePath(locale, path), [...cookies, flashCookie(flash)])
}

interface Change<N extends CallName> {
  readonly call: N
  /** What the call is sent. */
  readonly sends: readonly Name[]
  /** Fields that are shown again where it is refused. */
  readonly keeps?: readonly Name[]
  readonly flash: FlashId
  /** Where it leads; without it to the part of the center it was sent from. */
  readonly to?: string
}

/** A form that is one call. */
const change =
  <N extends CallName>({ call: name, sends, keeps = [], flash, to }: Change<N>): Handler =>
  async (post) => {
    const payload = Object.fromEntries(sends.map((field) => [field, post.fields[field]]))
    const answer = await post.call(name, payload)
    if (!answer.ok) return refuse(post, answer, { values: pick(post, keeps) })
    return to === undefined
      ? samePart(post, [...answer.cookies, flashCookie(flash)])
      : leave(post, to, flash, answer.cookies)
  }

interface Confirmed {
  readonly purpose: 'change-email' | 'confirm-change' | 'deletion'
  /** Fields that go from the first step to the second. */
  readonly carries: readonly Name[]
  /** Does it, with what the right code was answered with. */
  readonly done: (post: Post, proof: string) => Promise<Outcome | Refusal>
}

const firstFields: ReadonlySet<string> = new Set(['email', 'country', 'code', 'phone'])

const isRefusal = (outcome: Outcome | Refusal): outcome is Refusal =>
  !(outcome instanceof Response) && 'ok' in outcome

/** A form of two steps: it asks for a code, then the code and the rest do it. */
const confirmed =
  ({ purpose, carries, done }: Confirmed): Handler =>
  async (post) => {
    const { fields, call } = post
    const values = pick(post, carries)
    const asked = { purpose, ...(purpose === 'change-email' && { email: fields.email }) }
    if (fields.step === 'again') return stays({ values, errors: {} })
    if (fields.step !== 'confirm') {
      const passed = await passOf(call, fields)
      if (!('pass' in passed)) return refuse(post, passed, { values })
      const sent = await call('POST /api/account/codes', { ...asked, pass: passed.pass })
      if (!sent.ok) return refuse(post, sent, { values })
      const { resendIn } = sent.body
      return stays({ step: 'confirm', values, errors: {}, resendIn })
    }
    let { proof } = fields
    if (proof === '') {
      const right = await call('POST /api/account/proof', { ...asked, code: fields.code })
      // An address that is taken is told where it is typed.
      const step = !right.ok && right.status === 409 ? {} : { step: 'confirm' }
      if (!right.ok) return refuse(post, right, { ...step, values }, 'code')
      proof = right.body.proof
    }
    const outcome = await done(post, proof)
    if (!isRefusal(outcome)) return outcome
    // What was typed in the first step is mended there.
    const wrong = Object.keys(outcome.body.fields ?? {})
    if (outcome.status === 409 || wrong.some((name) => firstFields.has(name)))
      return refuse(post, outcome, { values })
    // Without a field it is the proof that is too old: another code is needed.
    const again = outcome.status === 422 && outcome.body.fields === undefined
    const kept = again ? values : { ...values, proof }
    return refuse(post, outcome, { step: 'confirm', values: kept }, 'code')
  }

const saved = async (post: Post, answer: CallAnswer) =>
  answer.ok ? leave(post, '/personal-center', 'account.saved', answer.cookies) : answer

/** Agrees to the versions that were shown; where one has changed since, the page is shown anew. */
const agree: Handler = async (post) => {
  const { fields, call } = post
  const shown = agreedDocuments.filter((document) => fields[document] !== '')
  const versions = Object.fromEntries(shown.map((document) => [document, fields[document]]))
  const agreement = fields.agreement !== ''
  const answer = await call('POST /api/account/agreements', { versions, agreement })
  if (!answer.ok && agreement && answer.status === 422)
    return samePart(post, [...answer.cookies, flashCookie('personal-center.agreement.again')])
  if (!answer.ok) return refuse(post, answer, { values: {} })
  return samePart(post, [...answer.cookies, flashCookie('account.agreement.kept')])
}

const handlers: ReadonlyMap<string, Handler> = new Map<CenterForm, Handler>([
  ['agreement', agree],
  [
    'profile',
    change({
      call: 'POST /api/account',
      sends: ['nickname', 'region'],
      keeps: ['nickname', 'region'],
      flash: 'account.saved',
    }),
  ],
  [
    'password',
    change({
      call: 'POST /api/account/password',
      sends: ['current', 'password', 'passwordConfirm'],
      flash: 'account.saved',
    }),
  ],
  [
    'session',
    change({ call: 'POST /api/sessions/end', sends: ['id'], flash: 'account.session.ended' }),
  ],
  [
    'everywhere',
    change({
      call: 'POST /api/sessions/end-all',
      sends: [],
      flash: 'account.sign-out.success',
      to: '/login',
    }),
  ],
  [
    'sign-out',
    change({
      call: 'POST /api/session/end',
      sends: [],
      flash: 'account.sign-out.success',
      to: '/login',
    }),
  ],
  [
    'newsletter',
    change({
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
      if (!answer.ok) return refuse(post, answer, { values: {} })
      const { clientId, secret } = answer.body
      return data({ answer: { values: {}, errors: {}, credentials: { clientId, secret } } })
    },
  ],
  [
    'email',
    confirmed({
      purpose: 'change-email',
      carries: ['email'],
      done: async (post, proof) => {
        const { current } = post.fields
        return saved(post, await post.call('POST /api/account/email', { proof, current }))
      },
    }),
  ],
  [
    'phone',
    confirmed({
      purpose: 'confirm-change',
      carries: ['country', 'phone'],
      done: async (post, proof) => {
        const { current, phone } = post.fields
        const country = phone === '' ? '' : post.fields.country
        const payload = { proof, current, country, code: diallingCode(country), phone }
        return saved(post, await post.call('POST /api/account/phone', payload))
      },
    }),
  ],
  [
    'deletion',
    confirmed({
      purpose: 'deletion',
      carries: [],
      done: async (post, proof) => {
        if (post.fields.understood !== 'on') return notUnderstood(post, proof)
        const answer = await post.call('POST /api/account/deletion', { proof })
        if (!answer.ok) return answer
        return leave(post, '/login', 'account.deletion.asked', answer.cookies)
      },
    }),
  ],
])

function notUnderstood({ args }: Post, proof: string) {
  const { locale } = placeOf(args)
  const understood = formatText(locale, 'personal-center.deletion.required')
  return data(
    { answer: { step: 'confirm', values: { proof }, errors: { understood } } },
    { status: 422 },
  )
}

/** Answers the forms of the personal center: 303 with a message, or the same part again. */
export async function personalCenterAction(args: ActionFunctionArgs) {
  const fields = await readFields(args.request, names)
  const { call } = callsOf(args)
  const outcome = await handlers.get(fields.form)?.({ args, fields, call })
  if (outcome === undefined || outcome instanceof Response)
    return outcome ?? seeOther(args, args.url.pathname, [])
  const answer: CenterAnswer = { ...outcome.data.answer, form: fields.form as CenterForm }
  return data({ answer }, outcome.init ?? {})
}
