import type { LoaderFunctionArgs } from 'react-router'
import { localizePath, splitLocale } from '#data/locale/locales.ts'
import { seeOther } from '../forms/formPosts.server.ts'

/** Redirects to the sign-in page, which redirects back to the requested URL afterwards. */
export function redirectToSignIn(args: LoaderFunctionArgs, cookies: readonly string[]): Response {
  const { pathname, search } = args.url
  const next = new URLSearchParams({ next: pathname + search })
  const { locale } = splitLocale(pathname)
  return seeOther(args, `${localizePath(locale, '/login')}?${next}`, cookies)
}
