import { expect, test } from 'vitest'
import { breakTextIntoLines } from './lineBreaker.ts'

/** Breaks lines with a width of 1 per character. */
const linesOf = (text: string, width: number): readonly string[] =>
  breakTextIntoLines([{ text, face: 'display' }], width, ({ length }) => length).map(({ pieces }) =>
    pieces.map((piece) => piece.text).join(''),
  )

const word = 'Hybrid\u00ADwechsel\u00ADrichter'

test('breaks a long word at soft hyphens', () => {
  expect(linesOf(`Dreiphasiger ${word}`, 15)).toEqual(['Dreiphasiger', 'Hybridwechsel-', 'richter'])
  expect(linesOf(`Drei ${word}`, 12)).toEqual(['Drei Hybrid-', 'wechsel-', 'richter'])
})

test('does not break a word that fits on its own line', () => {
  expect(linesOf(`Dreiphasiger ${word}`, 20)).toEqual(['Dreiphasiger', 'Hybridwechselrichter'])
  expect(linesOf(`${word} IT`, 23)).toEqual(['Hybridwechselrichter IT'])
})

test('breaks a long word without soft hyphens at the end of the line', () => {
  expect(linesOf('Hybridwechselrichter', 8)).toEqual(['Hybridwe', 'chselric', 'hter'])
})
