import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { localizePath, splitLocale } from '#data/locales.ts'
import { decodeForm, NewsletterPost } from '#data/newsletter.ts'
import { safePath } from '#data/safePath.ts'
import { consentCookie, flashCookie } from '#data/cookies.ts'
import type { FormAnswer } from '#sections/NewsletterForm/NewsletterForm.schema.ts'

/** Sends the visitor to an address of this site after a post (303), with a message for one minute. */
function seeOther(args: ActionFunctionArgs, target: string, cookies: readonly string[]): Response {
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
  return redirect(safePath(target, new URL(args.request.url).origin), { status: 303, headers })
}

/** The named text fields of a post; what is missing, a file or not a form at all is empty. */
async function readFields<const K extends string>(
  request: Request,
  names: readonly K[],
): Promise<Record<K, string>> {
  const form = await request.formData().catch(() => new FormData())
  const text = (name: K) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<K, string>
}

/** Answers the newsletter form: 422 with the input kept, or 303 to "check your mail". */
export async function newsletterAction(args: ActionFunctionArgs) {
  const fields = await readFields(args.request, ['email', 'consent'])
  const decoded = decodeForm(NewsletterPost, fields)
  const { locale } = splitLocale(new URL(args.request.url).pathname)
  if (decoded.ok)
    return seeOther(args, localizePath(locale, '/newsletter'), [
      flashCookie('newsletter.check-mail'),
    ])
  const answer: FormAnswer = {
    values: { email: fields.email.slice(0, 254), consent: fields.consent },
    errors: decoded.errors,
  }
  return data({ answer }, { status: 422 })
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
