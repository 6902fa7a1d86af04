import { type ActionFunctionArgs, data } from 'react-router'
import type { ApiCallResult, ApiCallName } from '#data/api/callTypes.ts'
import { createFlashCookie, type FlashMessageId } from '#data/consent/cookies.ts'
import type { FormDefinition } from '#data/forms/formDefinition.ts'
import { deriveFormFieldRules } from '#data/forms/formFields.ts'
import type { FormResponse, FormState } from '#data/forms/formState.ts'
import { type RequestFormName, requestForms } from '#data/forms/requestForms.ts'
import { formatWaitTime } from '#data/forms/waitTime.ts'
import { locales, localizePath } from '#data/locale/locales.ts'
import { newsletterForm } from '#data/newsletter/newsletter.ts'
import { sanitizeRedirectPath } from '#data/pages/sanitizeRedirectPath.ts'
import { formatText } from '../messages/messages.server.ts'
import {
  getPageServices,
  captchaFieldNames,
  createCookieHeaders,
  issueCaptchaForPage,
  obtainCaptchaPass,
  splitLocaleFromPageUrl,
  readFormFields,
  renderRefusedForm,
  redirectAfterPost,
  acceptsJson,
} from './formPosts.server.ts'

type Rejection = Extract<ApiCallResult, { ok: false }>
type Fields = Readonly<Record<string, string>>

const problemMessages: ReadonlyMap<number, 'form.limited' | 'form.unavailable'> = new Map([
  [409, 'form.unavailable'],
  [429, 'form.limited'],
  [503, 'form.unavailable'],
])

/** Returns a rejected form of a content page with its errors, and with a captcha if one would make it accepted. */
async function renderRejection(args: ActionFunctionArgs, answered: Rejection, values: Fields) {
  const { body } = answered
  // On this status the script of the form renews the idempotency key.
  const rejection = body.key ? { ...answered, status: 409 } : answered
  const { status } = rejection
  const { locale } = splitLocaleFromPageUrl(args)
  const { data: shown, init } = renderRefusedForm(args, rejection, { values })
  // If a captcha is needed, the script submits again without script; that response contains the captcha.
  if (acceptsJson(args.request))
    return data({ answer: { ...shown.answer, ...describeWait(args, body) } }, init ?? {})
  const captcha = body.captcha ? await issueCaptchaForPage(args) : undefined
  const { captcha: _, ...errors } = shown.answer.errors
  const problem = captcha
    ? status === 422
      ? 'captcha.failure'
      : 'form.captcha'
    : problemMessages.get(status)
  const answer: FormState = {
    values,
    errors,
    ...(problem && { problem: formatText(locale, problem) }),
    ...(captcha && { captcha }),
  }
  return data({ answer }, init ?? {})
}

/** The waiting time as text, for a form over a rate limit. */
function describeWait(args: ActionFunctionArgs, { retryAfter }: Rejection['body']) {
  if (retryAfter === undefined) return undefined
  const { locale } = splitLocaleFromPageUrl(args)
  const wait = formatWaitTime(locales[locale].formatTag, retryAfter)
  return { problem: formatText(locale, 'form.limited.wait', { wait }) }
}

/** Redirects after success; a script gets the URL as JSON. */
const respondWithRedirect = (
  args: ActionFunctionArgs,
  target: string,
  cookies: readonly string[],
) =>
  acceptsJson(args.request)
    ? data<FormResponse>(
        { location: sanitizeRedirectPath(target, args.url.origin) },
        { headers: createCookieHeaders(cookies) },
      )
    : redirectAfterPost(args, target, cookies)

/** Names of the fields of a form, with the idempotency key and the captcha. */
const listFieldNames = (form: FormDefinition) => [
  ...Object.keys(form.schema.fields),
  'key',
  ...captchaFieldNames,
]

/** Converts submitted fields to the payload of the call; a ticked checkbox is `true`. */
const createPayload = (form: Pick<FormDefinition, 'schema'>, fields: Fields) =>
  Object.fromEntries(
    Object.entries(deriveFormFieldRules(form.schema)).map(([name, { checkbox }]) => [
      name,
      checkbox ? fields[name] === 'on' : fields[name],
    ]),
  )

/** Calls the API with the fields of a form and the pass of its captcha. */
async function callFormApi<N extends ApiCallName>(
  args: ActionFunctionArgs,
  form: Omit<FormDefinition, 'call'> & { readonly call: N },
  fields: Fields,
): Promise<ApiCallResult<N>> {
  const { call } = getPageServices(args)
  const passed = await obtainCaptchaPass(args, 'form', fields)
  // A wrong answer to a captcha is sent as an empty pass: only clients over a limit need a valid one.
  if (!('pass' in passed) && passed.status !== 422) return passed
  const isAnswered = captchaFieldNames.some((name) => fields[name])
  const pass = isAnswered && { pass: 'pass' in passed ? passed.pass : '' }
  const key = fields['key']?.slice(0, 100)
  return call(
    form.call,
    { ...createPayload(form, fields), ...pass },
    key ? { 'idempotency-key': key } : {},
  )
}

/** Submits a form: redirects (303) to its reference, or returns the form with its errors. */
export async function requestFormAction(
  args: ActionFunctionArgs,
  { form: name }: { readonly form: RequestFormName },
) {
  const form = requestForms[name]
  const fields = await readFormFields(args.request, listFieldNames(form))
  const answer = await callFormApi(args, form, fields)
  const { locale, path } = splitLocaleFromPageUrl(args)
  if (answer.ok)
    return respondWithRedirect(
      args,
      `${localizePath(locale, path)}?sent=${answer.body.reference}`,
      [],
    )
  const own = pick(fields, Object.keys(form.schema.fields))
  // The idempotency key is kept if the form may have been stored; a corrected form needs a new key.
  return renderRejection(
    args,
    answer,
    answer.status === 503 ? { ...own, key: fields['key'] ?? '' } : own,
  )
}

/** Submits the newsletter form: redirects (303) to "check your mail", or returns the form with its errors. */
export async function newsletterAction(args: ActionFunctionArgs) {
  const fields = await readFormFields(args.request, [...listFieldNames(newsletterForm), 'from'])
  const answer = await callFormApi(args, newsletterForm, fields)
  const { locale } = splitLocaleFromPageUrl(args)
  if (answer.ok)
    return respondWithRedirect(args, localizePath(locale, '/newsletter'), [
      createFlashCookie('newsletter.check-mail'),
    ])
  const values = pick(fields, Object.keys(newsletterForm.schema.fields))
  if (fields['from'] !== 'footer') return renderRejection(args, answer, values)
  // The form in the footer has an e-mail field only: a missing consent is not an error of its first step.
  const { consent, ...asked } = answer.body.fields ?? {}
  const isFirst = consent !== undefined && Object.keys(asked).length === 0
  const shown = await renderRejection(
    args,
    { ...answer, body: { ...answer.body, fields: asked } },
    values,
  )
  return isFirst ? data({ answer: { values, errors: {} } }, { status: 200 }) : shown
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))

const linkMessages = {
  subscribed: 'form.newsletter.success',
  already: 'form.newsletter.duplicate',
  unsubscribed: 'newsletter.unsubscribe.success',
} as const

/**
 * Confirms or ends a subscription by the link of a mail. One-click unsubscription by mail programs (RFC 8058) expects
 * no redirect.
 */
export async function newsletterLinkAction(args: ActionFunctionArgs) {
  const token = (args.url.searchParams.get('token') ?? '').slice(0, 100)
  const fields = await readFormFields(args.request, ['List-Unsubscribe'])
  const { locale, path } = splitLocaleFromPageUrl(args)
  const { call } = getPageServices(args)
  const answer = await call(
    path === '/newsletter/unsubscribe'
      ? 'POST /api/newsletter/unsubscription'
      : 'POST /api/newsletter/confirmation',
    { token },
  )
  if (!answer.ok && answer.status !== 404) return renderRejection(args, answer, {})
  const step: FlashMessageId = answer.ok ? linkMessages[answer.body.state] : 'newsletter.link.wrong'
  if (fields['List-Unsubscribe'] === 'One-Click')
    return data({ answer: { step, values: {}, errors: {} } }, { status: answer.status })
  return redirectAfterPost(args, localizePath(locale, path), [createFlashCookie(step)])
}
