import { expect, test } from 'vitest'
import { locales } from './locales.ts'
import { caseIdOf, caseNameOf, websiteCodeOf, websiteIdOf } from './websites.ts'

test('ids and languages stand for each other, as in the locales', () => {
  expect([1, 2, 3, 4].map(websiteCodeOf)).toEqual(['cn', 'au', 'en', 'de'])
  for (const code of ['cn', 'au', 'en', 'de'] as const)
    expect(websiteIdOf(code)).toBe(locales[code].websiteId)
})

test('ids and kinds of cases stand for each other', () => {
  expect([1, 2, 3].map(caseNameOf)).toEqual(['utility', 'commercial', 'residential'])
  expect(['utility', 'commercial', 'residential'].map(caseIdOf)).toEqual([1, 2, 3])
})

test.each(['fr', 'constructor', '', undefined, 7])(
  '%s is unknown: 1 in reverse, nothing forth',
  (value) => {
    expect([websiteIdOf(value), caseIdOf(value)]).toEqual([1, 1])
    expect([websiteCodeOf(value), caseNameOf(value)]).toEqual([undefined, undefined])
  },
)
