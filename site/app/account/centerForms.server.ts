import { type ActionFunctionArgs, data } from 'react-router'
import { agreementDocuments } from '#data/account/agreements.ts'
import type { ApiCallResult, CallApi, ApiCallName } from '#data/api/callTypes.ts'
import { clearedAtSignOut, flashCookie, type FlashId } from '#data/consent/cookies.ts'
import { localizePath } from '#data/locale/locales.ts'
import {
  type PersonalCenterFormState,
  type PersonalCenterViewName,
  personalCenterViewNames,
} from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import { captchaNames, splitPageUrl, refused, seeOther } from '../forms/formPosts.server.ts'
import { redirectToSignIn } from './requireSignIn.server.ts'

export const names = [
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
  ...agreementDocuments,
  ...captchaNames,
] as const
export type Name = (typeof names)[number]

/** Submitted form of the account pages. */
export interface Post {
  readonly args: ActionFunctionArgs
  readonly fields: Readonly<Record<Name, string>>
  readonly call: CallApi
}

export type Refusal = Extract<ApiCallResult, { ok: false }>
export type FormResult = Omit<PersonalCenterFormState, 'form'>
export type Outcome = Response | ReturnType<typeof data<{ readonly answer: FormResult }>>
export type Handler = (post: Post) => Promise<Outcome>

/** Returns the values of the named fields, to restore them in the form. */
export const pickValues = ({ fields }: Post, restored: readonly Name[]) =>
  Object.fromEntries(restored.map((name) => [name, fields[name].slice(0, 254)]))

/** Responds to a failed call with the form and its errors; redirects to the sign-in page if the session has ended. */
export function failedForm(
  post: Post,
  answer: Refusal,
  restored: Pick<FormResult, 'step' | 'values'>,
  field?: Name,
) {
  if (answer.status === 401) throw redirectToSignIn(post.args, answer.cookies)
  // A document has changed since the page was loaded; the reloaded page shows the agreement form.
  if (answer.body.agreement) throw redirectToView(post, answer.cookies)
  if (answer.body.confirmation) throw redirectToConfirmation(post, answer.cookies)
  const { fields } = answer.body
  const errorOptions = fields ? { names: { country: 'phone', code: 'phone' } } : field && { field }
  return refused(post.args, answer, restored, errorOptions)
}

/** Redirects to the view that the form was sent from. */
export const redirectToView = ({ args }: Post, cookies: readonly string[]) =>
  seeOther(args, args.url.pathname + args.url.search, cookies)

/** The view that a parameter of the query names; the profile for anything else. */
export const viewNamed = ({ url }: Pick<ActionFunctionArgs, 'url'>, parameter: 'view' | 'then') => {
  const named = url.searchParams.get(parameter)
  return personalCenterViewNames.find((view) => view === named) ?? 'profile'
}

/** Redirects to a view of the personal center. */
export const redirectToCenter = (
  { args }: Post,
  query: { readonly view: PersonalCenterViewName; readonly then?: PersonalCenterViewName },
  cookies: readonly string[],
) => seeOther(args, `${args.url.pathname}?${new URLSearchParams(query)}`, cookies)

/** Redirects to the confirmation that the call requires, which leads back to the current view. */
const redirectToConfirmation = (post: Post, cookies: readonly string[]) =>
  redirectToCenter(post, { view: 'confirm', then: viewNamed(post.args, 'view') }, cookies)

/** Redirects to a page with a flash message. */
export function redirectWithFlash(
  { args }: Post,
  path: string,
  flash: FlashId,
  cookies: readonly string[],
) {
  const { locale } = splitPageUrl(args)
  const answer = seeOther(args, localizePath(locale, path), [...cookies, flashCookie(flash)])
  if (path === '/login') answer.headers.set('Clear-Site-Data', clearedAtSignOut)
  return answer
}

interface SingleCall<N extends ApiCallName> {
  readonly call: N
  /** Fields sent with the call. */
  readonly sends: readonly Name[]
  /** Fields restored in the form after an error. */
  readonly keeps?: readonly Name[]
  readonly flash: FlashId
  /** Path to redirect to; defaults to the current view. */
  readonly to?: string
}

/** Creates the handler of a form with a single API call. */
export const singleCallForm =
  <N extends ApiCallName>({ call: name, sends, keeps = [], flash, to }: SingleCall<N>): Handler =>
  async (post) => {
    const payload = Object.fromEntries(sends.map((field) => [field, post.fields[field]]))
    const answer = await post.call(name, payload)
    if (!answer.ok) return failedForm(post, answer, { values: pickValues(post, keeps) })
    return to === undefined
      ? redirectToView(post, [...answer.cookies, flashCookie(flash)])
      : redirectWithFlash(post, to, flash, answer.cookies)
  }
