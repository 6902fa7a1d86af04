import { expect, test } from 'vitest'
import { listCountries, getCountryName, isCountry } from './countries.ts'
import { localeCodes } from './locales.ts'

const names = (locale: 'de' | 'cn') => listCountries(locale).map(({ name }) => name)

test.each(localeCodes)('names every country and region uniquely in %s', (locale) => {
  const list = listCountries(locale)
  expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  expect(list.filter(({ id, name }) => id === name)).toEqual([])
})

test('sorts by the collation of the language', () => {
  // German sorts umlauts with their vowels, Chinese sorts by pinyin.
  expect(names('de').indexOf('Österreich')).toBe(names('de').indexOf('Oman') + 1)
  expect(names('cn').indexOf('德国')).toBeLessThan(names('cn').indexOf('法国'))
  expect(names('cn').indexOf('法国')).toBeLessThan(names('cn').indexOf('英国'))
})

test('the Chinese list begins with China and names its regions as parts of it', () => {
  expect(names('cn').slice(0, 4)).toEqual(['中国', '中国香港', '中国澳门', '中国台湾'])
  expect(names('cn')).not.toContain('台湾')
  expect(names('de')).toContain('Taiwan')
})

test('the Chinese list uses the names of mainland publications', () => {
  expect(names('cn')).toContain('马尔维纳斯群岛（福克兰群岛）')
  expect(names('cn')).toContain('巴勒斯坦')
  expect(names('cn')).not.toContain('巴勒斯坦领土')
})

test('resolves country codes to names and leaves free text unchanged', () => {
  expect(getCountryName('de', 'AT')).toBe('Österreich')
  expect(getCountryName('cn', 'AT')).toBe('奥地利')
  expect(getCountryName('en', 'Somewhere')).toBe('Somewhere')
  expect(['DE', 'de', 'XX', ''].map(isCountry)).toEqual([true, false, false, false])
})
