import type { ActionFunctionArgs } from 'react-router'
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
} from './posts.server.ts'

const names = ['identifier', 'country', 'phone', 'password', 'agreement', 'next'] as const

/** Answers the sign-in form: 303 to where the visitor wanted to go, or the form again. */
export async function signInAction(args: ActionFunctionArgs) {
  const fields = await readFields(args.request, [...names, ...captchaNames])
  const { call } = callsOf(args)
  const { identifier, country, phone, password, next } = fields
  const agreement = fields.agreement !== ''
  const values = { identifier, country, phone, agreement: fields.agreement, next }
  const verified = await passOf(call, fields)
  if (!('pass' in verified)) return refused(args, verified, { values })
  const common = { password, agreement, pass: verified.pass }
  const byPhone = args.url.searchParams.get('by') === 'phone'
  const answer = await (byPhone
    ? call('POST /api/session/phone', { ...common, code: diallingCode(country), phone })
    : call('POST /api/session', { ...common, identifier }))
  if (!answer.ok) return refused(args, answer, { values }, { names: { code: 'phone' } })
  const home = localizePath(placeOf(args).locale, '/personal-center')
  const flash = answer.body.returned ? [flashCookie('account.login.returned')] : []
  return seeOther(args, next.startsWith('/') ? next : home, [...answer.cookies, ...flash])
}
