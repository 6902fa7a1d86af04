import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { computeBestGuessChances } from '../../bench/captcha/captchaGuesses.ts'
import { pickPuzzlePiecePositions } from '#server/captcha/puzzlePictures.ts'

test('the best blind guess of the slider or of a click passes at most 3 times in 100', () => {
  const { slider, click } = computeBestGuessChances()
  expect(slider).toBeLessThanOrEqual(0.03)
  expect(click).toBeLessThanOrEqual(0.03)
})

test('the piece of the slider starts left of its hole, and the holes do not touch', () => {
  for (let n = 0; n < 10_000; n++) {
    const { x, clickX, y, clickY } = pickPuzzlePiecePositions(randomInt)
    expect(Math.abs(x - clickX)).toBeGreaterThan(50 + 2 * serverLimits.puzzleTolerance - 1)
    expect(x).toBeGreaterThan(50)
    for (const [place, end] of [
      [x, 280],
      [clickX, 280],
      [y, 160],
      [clickY, 160],
    ] as const)
      expect(place >= 4 && place + 50 + 4 <= end).toBe(true)
  }
})
