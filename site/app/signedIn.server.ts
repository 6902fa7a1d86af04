import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { localizePath, splitLocale } from '#data/locales.ts'
import { safePath } from '#data/safePath.ts'

/** Leads to the login, and after it back to the address that was asked for. */
export function toSignIn(args: LoaderFunctionArgs, cookies: readonly string[]): Response {
  const { origin, pathname, search } = args.url
  const { locale } = splitLocale(pathname)
  const next = new URLSearchParams({ next: pathname + search })
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
  const target = safePath(`${localizePath(locale, '/login')}?${next}`, origin)
  return args.request.method === 'POST'
    ? redirectDocument(target, { status: 303, headers })
    : redirect(target, { status: 302, headers })
}
