import { expect, test } from 'vitest'
import { splitTextAtTerms } from './splitTextAtTerms.ts'

const found = (text: string, terms: readonly string[]) =>
  splitTextAtTerms(text, terms).flatMap((part) => (part.isTerm ? part.text : []))

test('finds the words of a term list, the longest first, and keeps the text', () => {
  const terms = ['unit', 'power unit', 'PANGU OS', 'C++']
  const text = 'The Power unit runs PANGU OS (C++), not units.'
  expect(found(text, terms)).toEqual(['Power unit', 'PANGU OS', 'C++'])
  const parts = splitTextAtTerms(text, terms).map((part) => part.text)
  expect(parts.join('')).toBe(text)
})

test('finds Chinese words between other characters', () => {
  expect(found('支持备电和分时电价。', ['备电', '分时电价'])).toEqual(['备电', '分时电价'])
})

test('marks nothing without terms', () => {
  expect(splitTextAtTerms('A text', [])).toEqual([{ text: 'A text', isTerm: false }])
})
