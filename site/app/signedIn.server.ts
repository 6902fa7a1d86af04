import { type LoaderFunctionArgs, redirect } from 'react-router'
import { localizePath, splitLocale } from '#data/locales.ts'
import { safePath } from '#data/safePath.ts'

/** Leads to the login, and after it back to the address that was asked for. */
export function toSignIn({ request }: LoaderFunctionArgs, cookies: readonly string[]): Response {
  const { origin, pathname, search } = new URL(request.url)
  const { locale } = splitLocale(pathname)
  const next = new URLSearchParams({ next: pathname + search })
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
  return redirect(safePath(`${localizePath(locale, '/login')}?${next}`, origin), {
    status: request.method === 'POST' ? 303 : 302,
    headers,
  })
}
