import { assert, property, string, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { didYouMean, nearest } from './nearest.ts'

const known = ['Hero', 'StatBand', 'Steps', 'NewsList', 'NewsTeaser']

test.each([
  ['hero', 'Hero'],
  ['Heor', 'Hero'],
  ['StatsBand', 'StatBand'],
  ['Step', 'Steps'],
  ['NewsLsit', 'NewsList'],
  ['Carousel', undefined],
  ['', undefined],
])('%s means %s', (word, expected) => {
  expect(nearest(word, known)).toBe(expected)
})

test('a known word means itself', () => {
  assert(
    property(uniqueArray(string({ minLength: 1 }), { minLength: 1 }), (words) => {
      const [first = ''] = words
      expect(nearest(first, [first, ...words])).toBe(first)
    }),
  )
})

test('without a near name it says what to do otherwise', () => {
  expect(didYouMean('Carousel', known, 'Choose one.')).toBe('Choose one.')
})

test.each([
  ['abcd', 'abce'],
  ['abce', 'abcd'],
])('of names as near, the first in the alphabet: %s, %s', (...names) => {
  expect(nearest('abcx', names)).toBe('abcd')
  expect(nearest('abcx', ['abcxyz', ...names, 'ab'])).toBe('abcd')
})
