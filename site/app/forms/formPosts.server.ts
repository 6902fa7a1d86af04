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

// `url` is the page's own: where the client asks for data, the request's has `.data` behind its path.
type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>

/** The locale of a request's page and its path without prefix. */
export const splitPageUrl = ({ url }: Pick<Args, 'url'>) => splitLocaleFromPath(url.pathname)

/** Server functions that pages call on behalf of the visitor. */
export const getPageServices = ({ context }: Pick<Args, 'context'>) =>
  context.get(requestContext).calls

/** Whether the script of a form asks for JSON instead of a document. */
export const acceptsJson = ({ method, headers }: Request): boolean =>
  method === 'POST' && headers.get('Accept') === 'application/json'

/**
 * Sends the visitor to an address of this site after a post (303), with cookies such as a message for one minute. It is
 * a new document in any case: another page may have another policy, and no React.
 */
export function redirectAfterPost(
  args: Args,
  target: string,
  cookies: readonly string[],
): Response {
  const path = sanitizeRedirectPath(target, args.url.origin)
  return redirectDocument(path, { status: 303, headers: createCookieHeaders(cookies) })
}

/** Issues a captcha for a page; `undefined` where none is available at the moment. */
export async function issueCaptcha(args: Args): Promise<IssuedCaptcha | undefined> {
  const answer = await getPageServices(args).call('POST /api/captchas')
  if (!answer.ok) return undefined
  const { id, expiresIn, puzzle, work } = answer.body
  return { id, expiresIn, puzzle, work }
}

/** Leads who asks for a page to another one instead. */
export const redirectInsteadOfPage = (args: Args, target: string): Response =>
  redirect(sanitizeRedirectPath(target, args.url.origin), { status: 302 })

/** The named text fields of a post; what is missing, a file or not a form at all is empty. */
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

/** Most objects and arrays in the JSON of a form field; a passkey has five. */
const maxJsonContainers = 100

/**
 * Parses the JSON of a field; undefined if it is invalid or has so many objects and arrays that serializing it could overflow the stack. Brackets
 * in strings count, too.
 */
export function parseJson(text: string): unknown {
  if (text.split(/[[{]/, maxJsonContainers + 2).length > maxJsonContainers + 1) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Kept = Pick<FormState, 'step' | 'values'>
type Refused = Extract<ApiCallResult, { ok: false }>

interface Blame {
  /** The field that a refusal without fields is about, such as `code`; without one it is the whole form’s. */
  readonly field?: string
  /** Fields of the form by those of the call, where they differ. */
  readonly names?: Readonly<Record<string, string>>
}

/** The same page after a call that was refused: what is wrong at which field, or why the form cannot be taken now. */
export function renderRefusedForm(
  args: Args,
  { status, body, cookies }: Refused,
  kept: Kept,
  blame?: Blame,
) {
  const at = (field: string) => blame?.names?.[field] ?? (field === 'pass' ? 'captcha' : field)
  const field = body.captcha ? 'captcha' : (body.field ?? blame?.field)
  const errors = Object.entries(body.fields ?? {}).map(([name, [message]]) => [
    at(name),
    message ?? body.message,
  ])
  const whole = status === 429 || status >= 500
  // Anything else is not for a field to mend: there is no such account, nobody is signed in.
  const isFieldError = status === 422 || body.field !== undefined || body.captcha === true
  if (errors.length === 0 && field !== undefined && isFieldError)
    errors.push([at(field), body.message])
  const answer: FormState = {
    ...kept,
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

/** Lets the document say what the answer to its form says beside cookies: when to come back. */
export const forwardActionHeaders = ({ actionHeaders }: { actionHeaders: Headers }): Headers =>
  actionHeaders

/** The same page at its next step, or after something that went well. */
export const renderNextFormStep = (answer: FormState, cookies: readonly string[] = []) =>
  data({ answer }, { headers: createCookieHeaders(cookies) })

/** Headers that set cookies. */
export const createCookieHeaders = (cookies: readonly string[]): Headers =>
  new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))

/** Names of the fields of a captcha in a posted form. */
export const captchaFieldNames = Object.values(captchaFormFields)

/**
 * The pass of a captcha for a call: the one a script has got, or one for the click on the picture without script. Where the call costs
 * more, the next picture is asked for until the pass is worth it.
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
  const message = formatText(splitPageUrl(args).locale, 'captcha.more')
  const body = { code: 422, message, captcha: true, price: due, before: answer.body.pass }
  return { ok: false, status: 422, cookies: [], body }
}
