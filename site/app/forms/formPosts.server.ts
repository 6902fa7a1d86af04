import { type ActionFunctionArgs, data, redirect, redirectDocument } from 'react-router'
import type { FormState } from '#data/forms/formState.ts'
import type { ApiCallResult } from '#data/api/callTypes.ts'
import {
  captchaFormFields,
  type CaptchaPurpose,
  type IssuedCaptcha,
} from '#data/captcha/captcha.ts'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { sanitizeRedirectPath } from '#data/pages/sanitizeRedirectPath.ts'
import { formatText } from '../messages/messages.server.ts'
import { requestContext } from '../pages/requestContext.ts'

// `url` is the URL of the page; `request.url` may have the suffix `.data` of client requests.
type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>

/** Returns locale and unprefixed path of the page of a request. */
export const splitLocaleFromPageUrl = ({ url }: Pick<Args, 'url'>) =>
  splitLocaleFromPath(url.pathname)

/** Returns the server functions that pages call on behalf of the visitor. */
export const getPageServices = ({ context }: Pick<Args, 'context'>) =>
  context.get(requestContext).calls

/** Returns true if the script of a form requests JSON instead of a document. */
export const acceptsJson = ({ method, headers }: Request): boolean =>
  method === 'POST' && headers.get('Accept') === 'application/json'

/**
 * Redirects to a path of this site after a POST (303), with cookies such as a flash message. Always a document request:
 * the target may have another content security policy and no React.
 */
export function redirectAfterPost(
  args: Args,
  target: string,
  cookies: readonly string[],
): Response {
  const path = sanitizeRedirectPath(target, args.url.origin)
  return redirectDocument(path, { status: 303, headers: createCookieHeaders(cookies) })
}

/** Issues a captcha for a page; undefined if none is available at the moment. */
export async function issueCaptchaForPage(args: Args): Promise<IssuedCaptcha | undefined> {
  const answer = await getPageServices(args).call('POST /api/captchas')
  if (!answer.ok) return undefined
  const { id, expiresIn, puzzle, work } = answer.body
  return { id, expiresIn, puzzle, work }
}

/** Redirects a page request to another page (302). */
export const redirectInsteadOfPage = (args: Args, target: string): Response =>
  redirect(sanitizeRedirectPath(target, args.url.origin), { status: 302 })

/** Reads the named text fields of a submitted form; missing fields, files and invalid bodies result in empty texts. */
export async function readFormFields<const K extends string>(
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

/** Maximum number of objects and arrays in the JSON of a form field; a passkey has five. */
const maxJsonContainers = 100

/**
 * Parses the JSON of a field; undefined if it is invalid or has so many objects and arrays that serializing it could overflow the stack. Brackets
 * in strings count, too.
 */
export function parseFormFieldJson(text: string): unknown {
  if (text.split(/[[{]/, maxJsonContainers + 2).length > maxJsonContainers + 1) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type RestoredState = Pick<FormState, 'step' | 'values'>
type Refused = Extract<ApiCallResult, { ok: false }>

interface ErrorPlacement {
  /** Field of an error that names none, such as `code`; without it the error applies to the whole form. */
  readonly field?: string
  /** Field names of the form by those of the call, where they differ. */
  readonly names?: Readonly<Record<string, string>>
}

/** Returns the page of a rejected form: errors by field, or an error of the whole form. */
export function renderRefusedForm(
  args: Args,
  { status, body, cookies }: Refused,
  restored: RestoredState,
  placement?: ErrorPlacement,
) {
  const at = (field: string) => placement?.names?.[field] ?? (field === 'pass' ? 'captcha' : field)
  const field = body.captcha ? 'captcha' : (body.field ?? placement?.field)
  const errors = Object.entries(body.fields ?? {}).map(([name, [message]]) => [
    at(name),
    message ?? body.message,
  ])
  const whole = status === 429 || status >= 500
  // Other errors, such as an unknown account or a missing session, are not shown at a field.
  const isFieldError = status === 422 || body.field !== undefined || body.captcha === true
  if (errors.length === 0 && field !== undefined && isFieldError)
    errors.push([at(field), body.message])
  const answer: FormState = {
    ...restored,
    errors: Object.fromEntries(errors) as Record<string, string>,
    ...(errors.length === 0 && { problem: body.message }),
    ...(whole && { requestId: args.context.get(requestContext).requestId }),
    ...(body.retryAfter !== undefined && { retryAfter: body.retryAfter }),
    ...(body.resendIn !== undefined && { resendIn: body.resendIn }),
    ...(body.price !== undefined && { price: body.price }),
    ...(body.before !== undefined && { before: body.before }),
  }
  const headers = createCookieHeaders(cookies)
  const wait = status === 503 ? serverLimits.unavailableTime : body.retryAfter
  if (wait !== undefined) headers.set('Retry-After', String(wait))
  return data({ answer }, { status, headers })
}

/** Copies the headers of an action to the document response: cookies and `Retry-After`. */
export const forwardActionHeaders = ({ actionHeaders }: { actionHeaders: Headers }): Headers =>
  actionHeaders

/** Returns the page with the next step of its form, or with a success message. */
export const renderNextFormStep = (answer: FormState, cookies: readonly string[] = []) =>
  data({ answer }, { headers: createCookieHeaders(cookies) })

/** Returns headers with `Set-Cookie` values. */
export const createCookieHeaders = (cookies: readonly string[]): Headers =>
  new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))

/** Names of the fields of a captcha in a posted form. */
export const captchaFieldNames = Object.values(captchaFormFields)

/**
 * Returns the captcha pass for a call: the one that a script obtained, or one for the click position without script.
 * While the price of the call exceeds the pass, another picture is requested.
 */
export async function obtainCaptchaPass(
  args: Args,
  purpose: CaptchaPurpose,
  fields: Readonly<Partial<Record<(typeof captchaFieldNames)[number], string>>>,
): Promise<Refused | { readonly pass: string }> {
  const { pass = '' } = fields
  if (pass !== '' || !fields['captcha-id']) return { pass }
  const [x, y] = [Number(fields['captcha.x']), Number(fields['captcha.y'])]
  const before = fields['captcha-before']
  const answer = await getPageServices(args).call('POST /api/captchas/redemption', {
    id: fields['captcha-id'],
    purpose,
    point: { x, y },
    ...(before && { before }),
  })
  if (!answer.ok) return answer
  const due = Number(fields['captcha-price'] || 1)
  if (answer.body.price >= due) return { pass: answer.body.pass }
  const message = formatText(splitLocaleFromPageUrl(args).locale, 'captcha.more')
  const body = { code: 422, message, captcha: true, price: due, before: answer.body.pass }
  return { ok: false, status: 422, cookies: [], body }
}
