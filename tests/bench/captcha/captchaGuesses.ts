import { serverLimits } from '#data/ops/limits.ts'
import { pickPuzzlePiecePositions } from '#server/captcha/puzzlePictures.ts'

/** Chances of the best fixed guesses, as shares of 1: exact, over all positions that can be drawn. */
export function computeBestGuessChances() {
  const slides = new Map<number, number>()
  const clicks = new Map<number, number>()
  const add = (chances: Map<number, number>, place: number, chance: number) =>
    chances.set(place, (chances.get(place) ?? 0) + chance)
  const [columns = 1] = draw([]).counts
  let rows = 1
  for (let x = 0; x < columns; x++) {
    const [, , places = 1, heights = 1] = draw([x]).counts
    rows = heights
    for (let nth = 0; nth < places; nth++) {
      const drawn = draw([x, 0, nth]).places
      add(slides, drawn.x, 1 / columns / places)
      add(clicks, drawn.clickX, 1 / columns / places)
    }
  }
  const height = Math.min(1, (2 * serverLimits.clickTolerance + 1) / rows)
  return {
    slider: best(slides, serverLimits.puzzleTolerance),
    click: best(clicks, serverLimits.clickTolerance) * height,
  }
}

/** Positions drawn with the given random numbers, 0 beyond them; and the range of each draw. */
function draw(numbers: readonly number[]) {
  const counts: number[] = []
  const places = pickPuzzlePiecePositions((count) => numbers[counts.push(count) - 1] ?? 0)
  return { places, counts }
}

function best(chances: ReadonlyMap<number, number>, tolerance: number): number {
  const near = (guess: number) =>
    [...chances].reduce(
      (total, [place, chance]) => total + (Math.abs(place - guess) <= tolerance ? chance : 0),
      0,
    )
  return Math.max(...[...chances.keys()].map(near))
}
