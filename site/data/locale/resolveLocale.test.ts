import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveLocale } from './resolveLocale.ts'
import { localeResolutionCases } from '#tests/fixtures/resolveLocale.table.ts'
import { localeCodes } from './locales.ts'

describe('locale resolution', () => {
  test.each(localeResolutionCases)('$name', (row) => {
    const { path, query, stored, detected = 'fr', missing = [], unknown } = row
    const result = resolveLocale(
      { path, query, stored, detected },
      (locale) => unknown !== true && !missing.includes(locale),
    )
    expect(result.stored).toBe(row.expectStored)
    expect(result.redirect).toBe(row.expectRedirect)
  })

  test('never redirects a hostile path to another host, even if every page exists', () => {
    const result = resolveLocale({
      path: '/de//evil.example',
      query: '?switchLang=fr',
      stored: 'fr',
      detected: 'fr',
    })
    expect(result.redirect).toBe('/evil.example')
  })

  test('never redirects twice', () => {
    const maybeLocale = fc.option(fc.constantFrom(...localeCodes), { nil: undefined })
    const paths = fc
      .array(fc.constantFrom('en', 'de', 'about-us', '', 'index.html'), { maxLength: 4 })
      .map((segments) => `/${segments.join('/')}`)
    const queries = fc.constantFrom(
      '',
      '?switchLang=de',
      '?switchLang=',
      '?a=1',
      '?switchLang=fr&a',
    )
    fc.assert(
      fc.property(paths, queries, maybeLocale, fc.constantFrom(...localeCodes), (...visit) => {
        const [path, query, stored, detected] = visit
        const first = resolveLocale({ path, query, stored, detected })
        if (first.redirect === undefined) return
        const [next = '', rest] = first.redirect.split('?')
        const second = resolveLocale({
          path: next,
          query: rest === undefined ? '' : `?${rest}`,
          stored: first.stored,
          // Following a redirect from a page of this site is a same-origin request.
          detected: 'fr',
        })
        expect(second.redirect).toBeUndefined()
      }),
    )
  })
})
