import { type ActionFunctionArgs, data } from 'react-router'
import type { Refused } from '#data/calls.ts'
import { captchaFields } from '#data/captcha.ts'
import { enquiryFields } from '#data/enquiry.ts'
import { newsletterRules } from '#data/formRules.ts'
import { localizePath } from '#data/locales.ts'
import { consentCookie, flashCookie } from '#data/cookies.ts'
import type { FormAnswer } from '#data/formAnswer.ts'
import { callsOf, placeOf, readFields, seeOther } from './posts.server.ts'

const problems = { 409: 'form.unavailable', 429: 'form.limited', 503: 'form.unavailable' } as const

/** Why a form was not taken: by field, or as a whole, with a captcha where it may be taken with one. */
async function refusal(
  args: ActionFunctionArgs,
  { status, errors = {}, captcha }: Refused,
): Promise<Pick<FormAnswer, 'errors' | 'problem' | 'captcha'>> {
  const issued = captcha && (await callsOf(args).issueCaptcha())
  if (issued?.ok) {
    const problem = captcha === 'wrong' ? 'captcha.failure' : 'form.captcha'
    return { errors, problem, captcha: issued.value }
  }
  return status === 422 ? { errors } : { errors, problem: problems[status] }
}

/** How such a form is answered: with its status, and when to come back. */
const answeredWith = ({ status, retryAfter }: Refused) => ({
  status,
  ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
})

const captchaNames = Object.values(captchaFields)
const newsletterNames = Object.keys(newsletterRules) as (keyof typeof newsletterRules)[]

/** The fields of a form by name: its own, and those of a captcha that may stand in it. */
async function readForm<const K extends string>(request: Request, names: readonly K[]) {
  const all = await readFields(request, [...names, ...captchaNames])
  const own = Object.fromEntries(names.map((name) => [name, all[name]])) as Record<K, string>
  const captcha = Object.fromEntries(
    captchaNames.flatMap((name) => (all[name] === '' ? [] : [[name, all[name]]])),
  )
  return { own, captcha }
}

/** Answers the newsletter form: 303 to "check your mail", or the form again with the input kept. */
export async function newsletterAction(args: ActionFunctionArgs) {
  const { own, captcha } = await readForm(args.request, [...newsletterNames, 'from'])
  const { from, ...values } = own
  const { locale } = placeOf(args)
  const outcome = await callsOf(args).subscribe({ ...values, ...captcha }, locale)
  if (outcome.ok)
    return seeOther(args, localizePath(locale, '/newsletter'), [
      flashCookie('newsletter.check-mail'),
    ])
  const { errors, ...rest } = await refusal(args, outcome)
  // The end of a page asks for the address alone: what it did not ask for is no mistake.
  const { consent, ...asked } = errors
  const answer: FormAnswer = { values, ...rest, errors: from === 'footer' ? asked : errors }
  const isFirst = from === 'footer' && consent !== undefined && Object.keys(asked).length === 0
  return data({ answer }, isFirst ? { status: 200 } : answeredWith(outcome))
}

const linkMessages = {
  subscribed: 'form.newsletter.success',
  already: 'form.newsletter.duplicate',
  unsubscribed: 'newsletter.unsubscribe.success',
  wrong: 'newsletter.link.wrong',
} as const

/** Does what the link of a newsletter mail is for. A mail program that does it in one click wants no redirect. */
export async function newsletterLinkAction(args: ActionFunctionArgs) {
  const token = (args.url.searchParams.get('token') ?? '').slice(0, 100)
  const fields = await readFields(args.request, ['List-Unsubscribe'])
  const { locale, path } = placeOf(args)
  const calls = callsOf(args)
  const unsubscribes = path === '/newsletter/unsubscribe'
  const outcome = await (unsubscribes ? calls.unsubscribe(token) : calls.confirmSubscription(token))
  if (!outcome.ok)
    return data({ answer: { message: 'form.unavailable' as const } }, { status: outcome.status })
  const message = linkMessages[outcome.value]
  if (fields['List-Unsubscribe'] === 'One-Click')
    return data({ answer: { message } }, { status: outcome.value === 'wrong' ? 404 : 200 })
  return seeOther(args, localizePath(locale, path), [flashCookie(message)])
}

/** Answers the contact form: 303 to its reference, or the form again with the input kept. */
export async function contactAction(args: ActionFunctionArgs) {
  const { own, captcha } = await readForm(args.request, [...enquiryFields, 'key'])
  const { key, ...fields } = own
  const { locale, path } = placeOf(args)
  const outcome = await callsOf(args).enquire({ ...fields, ...captcha }, locale, key.slice(0, 100))
  if (outcome.ok) return seeOther(args, `${localizePath(locale, path)}?sent=${outcome.value}`, [])
  // The key stays where the form may have been kept after all; another form needs another.
  const values = outcome.status === 503 ? own : fields
  const answer: FormAnswer = { values, ...(await refusal(args, outcome)) }
  return data({ answer }, answeredWith(outcome))
}

const optional = ['preference', 'statistics', 'marketing'] as const

/** Stores the visitor's choice of cookies and goes back to where it was made. */
export async function consentAction(args: ActionFunctionArgs) {
  const fields = await readFields(args.request, ['choice', 'next', ...optional])
  const { choice, next } = fields
  const chosen =
    choice === 'allow-all' || choice === 'accept'
      ? [...optional]
      : choice === 'allow-selection'
        ? optional.filter((category) => fields[category] === 'on')
        : []
  const { pathname } = args.url
  return seeOther(args, next || pathname, [
    consentCookie(chosen),
    ...(next ? [] : [flashCookie('cookie.saved')]),
  ])
}
