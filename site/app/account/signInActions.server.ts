import type { ActionFunctionArgs } from 'react-router'
import { flashCookie } from '#data/consent/cookies.ts'
import { diallingCode } from '#data/locale/countries.ts'
import { localizePath } from '#data/locale/locales.ts'
import {
  callsOf,
  captchaNames,
  passOf,
  placeOf,
  readFields,
  refused,
  seeOther,
} from '../forms/formPosts.server.ts'

const names = ['identifier', 'country', 'phone', 'password', 'agreement', 'next'] as const

/** Action of the sign-in form: redirects to the requested page, or returns the form with its errors. */
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
