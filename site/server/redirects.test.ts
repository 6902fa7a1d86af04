import { Effect } from 'effect'
import { HttpEffect, HttpServerResponse } from 'effect/http'
import { describe, expect, test } from 'vitest'
import { makeAddressTable } from './addressTable.ts'
import { redirectTo } from './answer.ts'
import { makeApp } from './app.ts'
import { makeSecurityHeaders } from './headers.ts'
import { logLayer } from './logs.ts'

const shop = 'https://shop.example/'
const settings = {
  redirects: [{ from: '/shop', to: shop, status: 307 }],
  legacyWords: [],
  hosts: { main: 'www.felcera.example', secondary: [] },
} as const
const table = makeAddressTable([], settings, Date.now)

/** A site whose pages all redirect to one place, past `redirectTo`. */
const careless = (location: string) => {
  const answer = () =>
    Effect.succeed(HttpServerResponse.empty({ status: 302, headers: { location } }))
  const app = makeApp({
    table,
    files: () => undefined,
    pages: { show: answer, resource: answer, post: answer, call: answer },
    api: answer,
    security: makeSecurityHeaders({}, false, []),
    inbox: undefined,
    pixels: new Set(),
    tokens: {
      requestId: () => 'id',
      nonce: () => '',
      secret: () => new Uint8Array(),
      reference: () => '',
      code: () => '',
      below: () => 0,
    },
    origin: undefined,
    isClosing: () => false,
    answered: () => undefined,
  })
  return HttpEffect.toWebHandler(Effect.provide(app, logLayer('none')))(
    new Request('http://localhost:3000/'),
  )
}

describe('redirects', () => {
  test('whatever it is given, a path stays home', () => {
    const { headers } = redirectTo({ path: '//evil.example' }, 302, 'http://localhost:3000', {})
    expect(headers['location']).toBe('/evil.example')
  })

  test('a declared redirect leads where the site says', () => {
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
