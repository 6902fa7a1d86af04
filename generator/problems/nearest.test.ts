import { assert, property, string, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { findUnambiguousCorrection, didYouMean, findNearestName } from './nearest.ts'

const known = ['Hero', 'StatBand', 'Steps', 'NewsList', 'NewsTeaser']

test.each([
  ['hero', 'Hero'],
  ['Heor', 'Hero'],
  ['StatsBand', 'StatBand'],
  ['Step', 'Steps'],
  ['NewsLsit', 'NewsList'],
  ['Carousel', undefined],
  ['', undefined],
])('the name nearest to %s is %s', (word, expected) => {
  expect(findNearestName(word, known)).toBe(expected)
})

test('a known word is nearest to itself', () => {
  assert(
    property(uniqueArray(string({ minLength: 1 }), { minLength: 1 }), (words) => {
      const [first = ''] = words
      expect(findNearestName(first, [first, ...words])).toBe(first)
    }),
  )
})

test('uses the alternative advice if no name is near', () => {
  expect(didYouMean('Carousel', known, 'Choose one.')).toBe('Choose one.')
})

test.each([
  ['abcd', 'abce'],
  ['abce', 'abcd'],
])('takes the alphabetically first of equally near names: %s, %s', (...names) => {
  expect(findNearestName('abcx', names)).toBe('abcd')
  expect(findNearestName('abcx', ['abcxyz', ...names, 'ab'])).toBe('abcd')
})

test.each([
  ['CallToActoin', ['CallToAction', 'Hero'], 'CallToAction'],
  ['hero', ['Hero'], 'Hero'],
  ['page.home.hero.laed', ['page.home.hero.lead', 'page.home.hero.title'], 'page.home.hero.lead'],
  ['balconyPrice', ['balconyPower'], undefined],
  ['balconyEnergy', ['batteryEnergy'], undefined],
  ['page.balcony.call.text', ['page.balcony.call.title'], undefined],
  ['data-logger-5g', ['data-logger-4g', 'data-logger-wifi'], undefined],
  ['it', ['au', 'en'], undefined],
  ['felcera-m', ['felcera-h'], undefined],
  ['banner', ['manner', 'tanner'], undefined],
])('the certain correction of %s among %j is %s', (word, names, expected) => {
  expect(findUnambiguousCorrection(word, names)).toBe(expected)
})
