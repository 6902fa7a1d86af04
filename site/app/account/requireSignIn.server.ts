import type { LoaderFunctionArgs } from 'react-router'
import { flashCookie } from '#data/consent/cookies.ts'
import { localizePath, splitLocale } from '#data/locale/locales.ts'
import { seeOther } from '../forms/formPosts.server.ts'

/** Redirects to the sign-in page, which redirects back to the requested URL afterwards and says if a session has ended. */
export function redirectToSignIn(args: LoaderFunctionArgs, cookies: readonly string[]): Response {
  const { pathname, search } = args.url
  const next = new URLSearchParams({ next: pathname + search })
  const { locale } = splitLocale(pathname)
  // Only a session that was open before is removed.
  const flash = cookies.length > 0 ? [flashCookie('account.session.over')] : []
  return seeOther(args, `${localizePath(locale, '/login')}?${next}`, [...cookies, ...flash])
}
