import { expect, test } from 'vitest'
import { parseCaseStudyKind } from '../content/cases.ts'
import { locales } from './locales.ts'
import { getWebsiteCode, getWebsiteId } from './websites.ts'

test('maps website ids and codes in both directions', () => {
  expect([1, 2, 3, 4].map(getWebsiteCode)).toEqual(['cn', 'au', 'en', 'de'])
  for (const code of ['cn', 'au', 'en', 'de'] as const)
    expect(getWebsiteId(code)).toBe(locales[code].websiteId)
})

test('parses case kinds by name and by id', () => {
  expect(['utility', 'commercial', 'residential'].map(parseCaseStudyKind)).toEqual([1, 2, 3])
  expect(['1', '2', '3'].map(parseCaseStudyKind)).toEqual([1, 2, 3])
})

test.each(['fr', 'constructor', '', '7'])('maps the unknown value "%s" to id 1', (value) => {
  expect([getWebsiteId(value), parseCaseStudyKind(value)]).toEqual([1, 1])
  expect(getWebsiteCode(value)).toBeUndefined()
})
