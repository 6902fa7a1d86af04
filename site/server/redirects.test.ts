import { ConfigProvider, Effect, Layer } from 'effect'
import { HttpEffect, HttpServerResponse } from 'effect/http'
import { describe, expect, test } from 'vitest'
import { ApiHandler } from './api/apiRoutes.ts'
import { makeSiteRequestHandler } from './app.ts'
import { StaticFileResponder } from './http/files.ts'
import { makeSecurityPolicies, SecurityHeaders } from './http/headers.ts'
import { redirectTo } from './http/redirect.ts'
import { MailInbox } from './mail/inbox.ts'
import { ServerConfig } from './ops/config.ts'
import { logLayer } from './ops/logs.ts'
import { PageAddressTable, makePageAddressTable } from './pages/pageAddressTable.ts'
import { PageResponder } from './pages/pages.ts'

const shop = 'https://shop.example/'
const settings = {
  redirects: [{ from: '/shop', to: shop, status: 307 }],
  legacyWords: [],
  hosts: { main: 'www.felcera.example', secondary: [] },
} as const
const policies = makeSecurityPolicies({}, false, [])

/** A site whose pages all redirect to one location, without `redirectTo`. */
const careless = (location: string) => {
  const respond = () =>
    Effect.succeed(HttpServerResponse.empty({ status: 302, headers: { location } }))
  const services = Layer.mergeAll(
    Layer.succeed(PageAddressTable, makePageAddressTable([], settings, Date.now)),
    Layer.succeed(StaticFileResponder, { find: () => undefined, make: respond }),
    Layer.succeed(PageResponder, {
      show: respond,
      resource: respond,
      post: respond,
      call: respond,
    }),
    Layer.succeed(ApiHandler, { handle: respond() }),
    Layer.succeed(MailInbox, { isShown: false, respond: () => undefined }),
    Layer.succeed(SecurityHeaders, policies),
    Layer.provide(ServerConfig.layer, ConfigProvider.layer(ConfigProvider.fromUnknown({}))),
    logLayer('none'),
  )
  const app = makeSiteRequestHandler({ isClosing: () => false, completed: () => undefined })
  return HttpEffect.toWebHandler(Effect.provide(Effect.flatten(app), services))(
    new Request('http://localhost:3000/'),
  )
}

describe('redirects', () => {
  test('no input redirects to another origin', () => {
    const { headers } = redirectTo({ path: '//evil.example' }, 302, 'http://localhost:3000', {})
    expect(headers['location']).toBe('/evil.example')
  })

  test('a declared redirect has the declared target', () => {
    const { headers } = redirectTo({ declared: shop }, 307, 'http://localhost:3000', {})
    expect(headers['location']).toBe(shop)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'https://www.felcera.example.evil.example/',
    'javascript:alert(1)',
    '',
  ])('a redirect to "%s" made past it never leaves', async (location) => {
    const answer = await careless(location)
    expect(answer.status).toBe(500)
    expect(answer.headers.get('location')).toBeNull()
  })

  test.each(['/about-us', shop, 'http://www.felcera.example/de'])(
    'one to %s does',
    async (location) => {
      expect((await careless(location)).headers.get('location')).toBe(location)
    },
  )
})
