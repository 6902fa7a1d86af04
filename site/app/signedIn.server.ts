import type { LoaderFunctionArgs } from 'react-router'
import { localizePath, splitLocale } from '#data/locales.ts'
import { seeOther } from './posts.server.ts'

/** Leads to the login, and after it back to the address that was asked for. */
export function toSignIn(args: LoaderFunctionArgs, cookies: readonly string[]): Response {
  const { pathname, search } = args.url
  const next = new URLSearchParams({ next: pathname + search })
  const { locale } = splitLocale(pathname)
  return seeOther(args, `${localizePath(locale, '/login')}?${next}`, cookies)
}
