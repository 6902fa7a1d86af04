import type { LoaderFunctionArgs } from 'react-router'
import { listCountries } from '#data/locale/countries.ts'
import { localizePath } from '#data/locale/locales.ts'
import type { RetrievePasswordLoaderData } from '#sections/RetrievePassword/RetrievePassword.schema.ts'
import type { SignInLoaderData } from '#sections/SignIn/SignIn.schema.ts'
import type { SignUpLoaderData } from '#sections/SignUp/SignUp.schema.ts'
import {
  getPageServices,
  redirectInsteadOfPage,
  issueCaptchaForPage,
  splitLocaleFromPageUrl,
} from '../forms/formPosts.server.ts'

/** Returns the path to redirect to after sign-in; it is sanitized when the redirect is made. */
function nextPath({ url }: LoaderFunctionArgs): string {
  const next = url.searchParams.get('next') ?? ''
  return next.startsWith('/') ? next : ''
}

/** Redirects visitors who already have a session. */
async function redirectSignedIn(args: LoaderFunctionArgs): Promise<void> {
  const session = await getPageServices(args).call('GET /api/session')
  const { locale } = splitLocaleFromPageUrl(args)
  if (session.ok)
    throw redirectInsteadOfPage(args, nextPath(args) || localizePath(locale, '/personal-center'))
}

/** Loads the data of the sign-in page. */
export async function loadSignIn(args: LoaderFunctionArgs): Promise<SignInLoaderData> {
  await redirectSignedIn(args)
  const { locale } = splitLocaleFromPageUrl(args)
  const by = args.url.searchParams.get('by') === 'phone' ? 'phone' : 'name'
  return {
    by,
    next: nextPath(args),
    captcha: await issueCaptchaForPage(args),
    countries: by === 'phone' ? listCountries(locale) : [],
  }
}

/** Loads the data of the sign-up pages. */
export async function loadSignUp(args: LoaderFunctionArgs): Promise<SignUpLoaderData> {
  await redirectSignedIn(args)
  return {
    captcha: await issueCaptchaForPage(args),
    countries: listCountries(splitLocaleFromPageUrl(args).locale),
  }
}

/** Loads the data of the password reset pages. */
export const loadPasswordRetrieval = async (
  args: LoaderFunctionArgs,
): Promise<RetrievePasswordLoaderData> => ({
  undo: args.url.searchParams.get('undo') ?? '',
  captcha: await issueCaptchaForPage(args),
})
