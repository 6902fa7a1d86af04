import { expect, test } from 'vitest'
import { countriesIn, countryName, isCountry } from './countries.ts'
import { localeCodes } from './locales.ts'

const names = (locale: 'de' | 'cn') => countriesIn(locale).map(({ name }) => name)

test.each(localeCodes)('every country and region has a name of its own in %s', (locale) => {
  const list = countriesIn(locale)
  expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  expect(list.filter(({ id, name }) => id === name)).toEqual([])
})

test('they stand where the language sorts them', () => {
  // An umlaut is sorted with its vowel, Chinese by its reading.
  expect(names('de').indexOf('Österreich')).toBe(names('de').indexOf('Oman') + 1)
  expect(names('cn').indexOf('德国')).toBeLessThan(names('cn').indexOf('法国'))
  expect(names('cn').indexOf('法国')).toBeLessThan(names('cn').indexOf('中国'))
})

test('a code becomes a name, and what somebody once wrote stays', () => {
  expect(countryName('de', 'AT')).toBe('Österreich')
  expect(countryName('cn', 'AT')).toBe('奥地利')
  expect(countryName('en', 'Somewhere')).toBe('Somewhere')
  expect(['DE', 'de', 'XX', ''].map(isCountry)).toEqual([true, false, false, false])
})
