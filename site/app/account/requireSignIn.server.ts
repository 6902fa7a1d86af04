import type { LoaderFunctionArgs } from 'react-router'
import { createFlashCookie } from '#data/consent/cookies.ts'
import { localizePath, splitLocaleFromPath } from '#data/locale/locales.ts'
import { redirectAfterPost } from '../forms/formPosts.server.ts'

/**
 * Redirects to the sign-in page, which redirects back to the requested URL; with a flash message if a session has
 * ended.
 */
export function redirectToSignIn(args: LoaderFunctionArgs, cookies: readonly string[]): Response {
  const { pathname, search } = args.url
  const next = new URLSearchParams({ next: pathname + search })
  const { locale } = splitLocaleFromPath(pathname)
  // Only a session that was open before is removed.
  const flash = cookies.length > 0 ? [createFlashCookie('account.session.over')] : []
  return redirectAfterPost(args, `${localizePath(locale, '/login')}?${next}`, [
    ...cookies,
    ...flash,
  ])
}
