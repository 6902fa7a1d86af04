import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { noCalls } from '#data/calls.ts'
import { localizePath, splitLocale } from '#data/locales.ts'
import { routes } from '#generated/routes.ts'
import { shownAddresses } from './records.server.ts'
import { requestContext } from './requestContext.ts'
import { siteMap } from './siteMap.server.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

function groupsOf(locale: 'fr' | 'de') {
  const context = new RouterContextProvider()
  context.set(requestContext, {
    requestId: 'r1',
    now,
    nonce: '',
    banner: false,
    flash: undefined,
    consent: undefined,
    mayPreview: false,
    calls: noCalls,
  })
  const url = new URL(localizePath(locale, '/sitemap'), 'https://www.felcera.example')
  const args = { request: new Request(url), url, context, params: {} }
  return siteMap(args as unknown as LoaderFunctionArgs)
}

test.each(['fr', 'de'] as const)('%s: leads to every screen there is', (locale) => {
  const linked = new Set(groupsOf(locale).flatMap(({ links }) => links.map(({ path }) => path)))
  const all = routes
    .filter((route) => route.locale === locale)
    .flatMap((route) => shownAddresses(route, now).map((address) => splitLocale(address).path))
  // Mails lead to two of them, every header to the search, and one stands in for others.
  expect(all.filter((path) => !linked.has(path)).toSorted()).toEqual([
    '/maintenance',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/search',
  ])
})

test('names the screens of accounts as one part', () => {
  const account = groupsOf('de').find(({ part }) => part === 'account')
  expect(account?.links).toEqual([
    { path: '/login', label: 'Anmelden' },
    { path: '/personal-center', label: 'Mein Konto' },
    { path: '/retrieve-password', label: 'Kennwort zurücksetzen' },
    { path: '/sign-up', label: 'Registrieren' },
  ])
})
