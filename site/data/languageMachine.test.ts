import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageMachine } from './languageMachine.ts'
import { languageCases } from './languageMachine.table.ts'
import { localeCodes } from './locales.ts'

describe('the language machine', () => {
  test.each(languageCases)('$name', (row) => {
    const { path, query, stored, detected = 'fr', missing = [], unknown } = row
    const answer = languageMachine(
      { path, query, stored, detected },
      (locale) => unknown !== true && !missing.includes(locale),
    )
    expect(answer.stored).toBe(row.expectStored)
    expect(answer.redirect).toBe(row.expectRedirect)
  })

  test('a hostile path never leads away, even where every page is said to exist', () => {
    const answer = languageMachine({
      path: '/de//evil.example',
      query: '?switchLang=fr',
      stored: 'fr',
      detected: 'fr',
    })
    expect(answer.redirect).toBe('/evil.example')
  })

  test('following the redirects ends after one', () => {
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
        const first = languageMachine({ path, query, stored, detected })
        if (first.redirect === undefined) return
        const [next = '', rest] = first.redirect.split('?')
        const second = languageMachine({
          path: next,
          query: rest === undefined ? '' : `?${rest}`,
          stored: first.stored,
          // Following a redirect from a page of ours is a same-origin request.
          detected: 'fr',
        })
        expect(second.redirect).toBeUndefined()
      }),
    )
  })
})
