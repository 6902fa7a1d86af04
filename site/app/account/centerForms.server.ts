import { type ActionFunctionArgs, data } from 'react-router'
import type { ApiCallResult, ApiCallName } from '#data/api/callTypes.ts'
import {
  clearSiteDataHeaderValue,
  createFlashCookie,
  type FlashMessageId,
} from '#data/consent/cookies.ts'
import { localizePath } from '#data/locale/locales.ts'
import {
  type PersonalCenterFormState,
  type PersonalCenterViewName,
  personalCenterViewNames,
} from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import {
  splitLocaleFromPageUrl,
  renderRefusedForm,
  redirectAfterPost,
} from '../forms/formPosts.server.ts'
import {
  type AccountFieldName,
  phoneErrorFields,
  pickFieldValues,
  type SubmittedAccountForm,
} from './accountForms.server.ts'
import { redirectToSignIn } from './requireSignIn.server.ts'

export type FailedApiCall = Extract<ApiCallResult, { ok: false }>
export type PersonalCenterFormResult = Omit<PersonalCenterFormState, 'form'>
export type PersonalCenterFormResponse =
  | Response
  | ReturnType<typeof data<{ readonly answer: PersonalCenterFormResult }>>
export type PersonalCenterFormHandler = (
  post: SubmittedAccountForm,
) => Promise<PersonalCenterFormResponse>

/** Responds to a failed call with the form and its errors; redirects to the sign-in page if the session has ended. */
export function respondToFailedFormCall(
  post: SubmittedAccountForm,
  answer: FailedApiCall,
  restored: Pick<PersonalCenterFormResult, 'step' | 'values'>,
  field?: AccountFieldName,
) {
  if (answer.status === 401) throw redirectToSignIn(post.args, answer.cookies)
  // A document has changed since the page was loaded; the reloaded page shows the agreement form.
  if (answer.body.agreement) throw redirectToFormView(post, answer.cookies)
  if (answer.body.confirmation) throw redirectToConfirmation(post, answer.cookies)
  const { fields } = answer.body
  const errorOptions = fields ? { names: phoneErrorFields } : field && { field }
  return renderRefusedForm(post.args, answer, restored, errorOptions)
}

/** Redirects to the view that the form was sent from. */
export const redirectToFormView = ({ args }: SubmittedAccountForm, cookies: readonly string[]) =>
  redirectAfterPost(args, args.url.pathname + args.url.search, cookies)

/** Returns the view named by a query parameter; the profile for unknown names. */
export const parsePersonalCenterView = (
  { url }: Pick<ActionFunctionArgs, 'url'>,
  parameter: 'view' | 'then',
) => {
  const named = url.searchParams.get(parameter)
  return personalCenterViewNames.find((view) => view === named) ?? 'profile'
}

/** Redirects to a view of the personal center. */
export const redirectToPersonalCenter = (
  { args }: SubmittedAccountForm,
  query: { readonly view: PersonalCenterViewName; readonly then?: PersonalCenterViewName },
  cookies: readonly string[],
) => redirectAfterPost(args, `${args.url.pathname}?${new URLSearchParams(query)}`, cookies)

/** Redirects to the confirmation that the call requires, which leads back to the current view. */
const redirectToConfirmation = (post: SubmittedAccountForm, cookies: readonly string[]) =>
  redirectToPersonalCenter(
    post,
    { view: 'confirm', then: parsePersonalCenterView(post.args, 'view') },
    cookies,
  )

/** Redirects to a page with a flash message. */
export function redirectWithFlash(
  { args }: SubmittedAccountForm,
  path: string,
  flash: FlashMessageId,
  cookies: readonly string[],
) {
  const { locale } = splitLocaleFromPageUrl(args)
  const answer = redirectAfterPost(args, localizePath(locale, path), [
    ...cookies,
    createFlashCookie(flash),
  ])
  if (path === '/login') answer.headers.set('Clear-Site-Data', clearSiteDataHeaderValue)
  return answer
}

interface SingleCall<N extends ApiCallName> {
  readonly call: N
  /** Fields sent with the call. */
  readonly sends: readonly AccountFieldName[]
  /** Fields restored in the form after an error. */
  readonly keeps?: readonly AccountFieldName[]
  readonly flash: FlashMessageId
  /** Path to redirect to; defaults to the current view. */
  readonly to?: string
}

/** Creates the handler of a form with a single API call. */
export const createSingleApiCallHandler =
  <N extends ApiCallName>({
    call: name,
    sends,
    keeps = [],
    flash,
    to,
  }: SingleCall<N>): PersonalCenterFormHandler =>
  async (post) => {
    const payload = Object.fromEntries(sends.map((field) => [field, post.fields[field]]))
    const answer = await post.call(name, payload)
    if (!answer.ok)
      return respondToFailedFormCall(post, answer, { values: pickFieldValues(post, keeps) })
    return to === undefined
      ? redirectToFormView(post, [...answer.cookies, createFlashCookie(flash)])
      : redirectWithFlash(post, to, flash, answer.cookies)
  }
