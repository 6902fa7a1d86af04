import { type ActionFunctionArgs, data } from 'react-router'
import type { Refused } from '#data/calls.ts'
import { enquiryFields } from '#data/enquiry.ts'
import { localizePath } from '#data/locales.ts'
import { consentCookie, flashCookie } from '#data/cookies.ts'
import type { ContactAnswer } from '#sections/ContactForm/ContactForm.schema.ts'
import type { FormAnswer } from '#sections/NewsletterForm/NewsletterForm.schema.ts'
import { callsOf, placeOf, readFields, seeOther } from './posts.server.ts'

const problems = { 409: 'form.unavailable', 429: 'form.limited', 503: 'form.unavailable' } as const

/** Why a form was not taken: by field, or as a whole; and with which status. */
function refusal({ status, errors = {} }: Refused) {
  return status === 422 ? { errors } : { errors, problem: problems[status] }
}

/** Answers the newsletter form: 303 to "check your mail", or the form again with the input kept. */
export async function newsletterAction(args: ActionFunctionArgs) {
  const fields = await readFields(args.request, ['email', 'consent'])
  const { locale } = placeOf(args)
  const outcome = await callsOf(args).subscribe(fields, locale)
  if (outcome.ok)
    return seeOther(args, localizePath(locale, '/newsletter'), [
      flashCookie('newsletter.check-mail'),
    ])
  const values = { email: fields.email.slice(0, 254), consent: fields.consent }
  const answer: FormAnswer = { values, ...refusal(outcome) }
  return data({ answer }, { status: outcome.status })
}

const linkMessages = {
  subscribed: 'form.newsletter.success',
  already: 'form.newsletter.duplicate',
  unsubscribed: 'newsletter.unsubscribe.success',
  wrong: 'newsletter.link.wrong',
} as const

/** Does what the link of a newsletter mail is for. A mail program that does it in one click wants no redirect. */
export async function newsletterLinkAction(args: ActionFunctionArgs) {
  const token = (new URL(args.request.url).searchParams.get('token') ?? '').slice(0, 100)
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
  const { key, ...fields } = await readFields(args.request, [...enquiryFields, 'key'])
  const { locale, path } = placeOf(args)
  const outcome = await callsOf(args).enquire(fields, locale, key.slice(0, 100))
  if (outcome.ok) return seeOther(args, `${localizePath(locale, path)}?sent=${outcome.value}`, [])
  // The key stays where the form may have been kept after all; another form needs another.
  const values = outcome.status === 503 ? { ...fields, key } : fields
  const answer: ContactAnswer = { values, ...refusal(outcome) }
  return data({ answer }, { status: outcome.status })
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
  const { pathname } = new URL(args.request.url)
  return seeOther(args, next || pathname, [
    consentCookie(chosen),
    ...(next ? [] : [flashCookie('cookie.saved')]),
  ])
}
