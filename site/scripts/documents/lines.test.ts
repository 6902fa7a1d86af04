import { expect, test } from 'vitest'
import { breakLines } from './lines.ts'

/** Lines of letters that are all one wide. */
const linesOf = (text: string, width: number): readonly string[] =>
  breakLines([{ text, face: 'display' }], width, ({ length }) => length).map(({ pieces }) =>
    pieces.map((piece) => piece.text).join(''),
  )

const word = 'Hybrid\u00ADwechsel\u00ADrichter'

test('a long word is parted at its joints, with a hyphen', () => {
  expect(linesOf(`Dreiphasiger ${word}`, 15)).toEqual(['Dreiphasiger', 'Hybridwechsel-', 'richter'])
  expect(linesOf(`Drei ${word}`, 12)).toEqual(['Drei Hybrid-', 'wechsel-', 'richter'])
})

test('a word that fits a line of its own stays whole', () => {
  expect(linesOf(`Dreiphasiger ${word}`, 20)).toEqual(['Dreiphasiger', 'Hybridwechselrichter'])
  expect(linesOf(`${word} IT`, 23)).toEqual(['Hybridwechselrichter IT'])
})

test('a word without joints is cut where the line ends', () => {
  expect(linesOf('Hybridwechselrichter', 8)).toEqual(['Hybridwe', 'chselric', 'hter'])
})
