import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { unavailablePageServices } from '#data/api/serverPort.ts'
import { localizePath, splitLocaleFromPath } from '#data/locale/locales.ts'
import { routes } from '#generated/routes.ts'
import { listPublishedPathsOfRoute } from '../content/records.server.ts'
import { requestContext } from '../pages/requestContext.ts'
import { loadSiteMap } from './siteMap.server.ts'

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
    calls: unavailablePageServices,
  })
  const url = new URL(localizePath(locale, '/sitemap'), 'https://www.felcera.example')
  const args = { request: new Request(url), url, context, params: {} }
  return loadSiteMap(args as unknown as LoaderFunctionArgs)
}

test.each(['fr', 'de'] as const)('links every page in %s', (locale) => {
  const linked = new Set(groupsOf(locale).flatMap(({ links }) => links.map(({ path }) => path)))
  const all = routes
    .filter((route) => route.locale === locale)
    .flatMap((route) =>
      listPublishedPathsOfRoute(route, now).map((address) => splitLocaleFromPath(address).path),
    )
  // E-mails link to the newsletter pages, every header links the search, and the maintenance page replaces others.
  expect(all.filter((path) => !linked.has(path)).toSorted()).toEqual([
    '/maintenance',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/search',
  ])
})

test('groups the account pages', () => {
  const account = groupsOf('de').find(({ part }) => part === 'account')
  expect(account?.links).toEqual([
    { path: '/login', label: 'Anmelden' },
    { path: '/personal-center', label: 'Mein Konto' },
    { path: '/retrieve-password', label: 'Kennwort zurücksetzen' },
    { path: '/sign-up', label: 'Registrieren' },
  ])
})
