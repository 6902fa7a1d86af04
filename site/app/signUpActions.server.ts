import type { ActionFunctionArgs } from 'react-router'
import type { CodePurpose } from '#data/codes.ts'
import { flashCookie } from '#data/cookies.ts'
import { diallingCode } from '#data/countries.ts'
import { localizePath } from '#data/locales.ts'
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
import { formatText } from './words.server.ts'

const names = [
  'step',
  'to',
  'email',
  'code',
  'proof',
  'country',
  'phone',
  'username',
  'nickname',
  'password',
  'passwordConfirm',
  'region',
  'agreement',
  ...captchaNames,
] as const
type Fields = Readonly<Record<(typeof names)[number], string>>

interface Post {
  readonly args: ActionFunctionArgs
  readonly fields: Fields
}

/** How one gets from an address to its last step. */
interface Journey {
  readonly purpose: Extract<CodePurpose, 'sign-up' | 'retrieve'>
  /** The call that takes the code. */
  readonly proves: 'POST /api/accounts/proof' | 'POST /api/passwords/proof'
  /** The step after it. */
  readonly last: 'account' | 'password'
  /** Takes that step. */
  readonly finish: (post: Post) => Promise<Response | ReturnType<typeof stays>>
}

/** Sends a code and leads to where it is typed in; also from there, once more. */
async function sendCode({ args, fields }: Post, { purpose }: Journey) {
  const { email } = fields
  const { call } = callsOf(args)
  const kept = { step: fields.step === 'again' ? 'code' : 'email', values: { email } }
  const verified = await passOf(call, fields)
  if (!('pass' in verified)) return refused(args, verified, kept)
  const sent = await call('POST /api/codes', { email, purpose, pass: verified.pass })
  if (!sent.ok) return refused(args, sent, kept)
  const { message, resendIn } = sent.body
  return stays({ step: 'code', values: { email }, errors: {}, message, resendIn })
}

/** Shows a step without asking anything: one back, or on to a code that is there already. */
function showStep({ args, fields: { email, to } }: Post) {
  const missing = formatText(placeOf(args).locale, 'form.contact.email.required')
  if (to === 'code' && email === '')
    return stays({ step: 'email', values: {}, errors: { email: missing } })
  return stays({ step: to === 'code' ? 'code' : 'email', values: { email }, errors: {} })
}

/** The code of a mail is right: the last step goes on with what it proves. */
async function prove({ args, fields: { email, code } }: Post, { proves, last }: Journey) {
  const answer = await callsOf(args).call(proves, { email, code })
  const kept = { step: 'code', values: { email } }
  if (!answer.ok) return refused(args, answer, kept, { field: 'code' })
  const { message, proof } = answer.body
  return stays({ step: last, values: { email, proof }, errors: {}, message })
}

/** Answers forms that begin with an address and its code, step by step. */
const journey = (steps: Journey) => async (args: ActionFunctionArgs) => {
  const fields = await readFields(args.request, names)
  const post = { args, fields }
  if (fields.step === 'code') return prove(post, steps)
  if (fields.step === steps.last) return steps.finish(post)
  return fields.step === 'back' || fields.to === 'code' ? showStep(post) : sendCode(post, steps)
}

async function createAccount({ args, fields }: Post) {
  const { email, password, passwordConfirm, agreement, ...rest } = fields
  const { proof, country, phone, username, nickname, region } = rest
  const answer = await callsOf(args).call('POST /api/accounts', {
    proof,
    // A country chosen without a number says nothing.
    ...(phone === '' ? {} : { country, code: diallingCode(country), phone }),
    username,
    nickname,
    password,
    passwordConfirm,
    region,
    agreement: agreement !== '',
  })
  const values = { email, proof, country, phone, username, nickname, region, agreement }
  if (!answer.ok)
    return refused(args, answer, { step: 'account', values }, { names: dialling, field: 'proof' })
  const home = localizePath(placeOf(args).locale, '/personal-center')
  return seeOther(args, home, [...answer.cookies, flashCookie('account.sign-up.success')])
}

const dialling = { code: 'phone', country: 'phone' }

async function resetPassword({ args, fields }: Post) {
  const { email, proof, password, passwordConfirm } = fields
  const payload = { proof, password, passwordConfirm }
  const answer = await callsOf(args).call('POST /api/passwords', payload)
  const kept = { step: 'password', values: { email, proof } }
  if (!answer.ok) return refused(args, answer, kept, { field: 'proof' })
  return stays({ step: 'done', values: {}, errors: {}, message: answer.body.message })
}

/** Answers the forms of sign-up; at the end somebody has an account and is signed in. */
export const signUpAction = journey({
  purpose: 'sign-up',
  proves: 'POST /api/accounts/proof',
  last: 'account',
  finish: createAccount,
})

/** Answers the forms of password retrieval. */
export const retrievalAction = journey({
  purpose: 'retrieve',
  proves: 'POST /api/passwords/proof',
  last: 'password',
  finish: resetPassword,
})
