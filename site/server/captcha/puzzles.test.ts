import { Effect } from 'effect'
import { TestClock } from 'effect/testing'
import { expect, test } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { CaptchaPuzzlePool } from './puzzles.ts'
import { RandomTokens } from '../ops/randomTokens.ts'

const settled = Effect.promise(() => new Promise((resolve) => void setImmediate(resolve)))
/** Time for one more puzzle. */
const pause = Effect.andThen(TestClock.adjust(serverLimits.puzzlePause), settled)

/** Runs with a pool of puzzles whose `x` is their number in order of rendering; the first available one is issued. */
async function withPuzzles<A>(
  work: (puzzles: typeof CaptchaPuzzlePool.Service, drawn: () => number) => Effect.Effect<A>,
): Promise<A> {
  let count = 0
  const draw = () =>
    Promise.resolve({
      scene: '',
      piece: '',
      clickPiece: '',
      places: { x: ++count, y: 0, clickX: 0, clickY: 0 },
    })
  const program = Effect.provide(
    Effect.flatMap(CaptchaPuzzlePool, (puzzles) => work(puzzles, () => count)),
    CaptchaPuzzlePool.layerOf(draw),
  )
  const first = { requestId: String, nonce: String, reference: String, code: String }
  const tokens = { ...first, secret: () => new Uint8Array(), below: () => 0 }
  return Effect.runPromise(
    program.pipe(Effect.provideService(RandomTokens, tokens), Effect.provide(TestClock.layer())),
  )
}

test('concurrent first requests wait for the same puzzle', async () => {
  const drawn = await withPuzzles((puzzles, count) =>
    Effect.gen(function* () {
      const none = count()
      yield* Effect.all(
        Array.from({ length: 20 }, () => puzzles.next),
        { concurrency: 'unbounded' },
      )
      return [none, count()]
    }),
  )
  expect(drawn).toEqual([0, 1])
})

test('the others are made behind it, one at a time, and no more than are kept', async () => {
  const drawn = await withPuzzles((puzzles, count) =>
    Effect.gen(function* () {
      yield* puzzles.next
      yield* pause
      const second = count()
      for (let n = 0; n < 2 * serverLimits.puzzles; n++) yield* pause
      return [second, count()]
    }),
  )
  expect(drawn).toEqual([2, serverLimits.puzzles])
})

test('one that has been given out often enough makes room for the next', async () => {
  const given = await withPuzzles((puzzles) =>
    Effect.gen(function* () {
      const all = []
      for (let n = 0; n < 2 * serverLimits.puzzleUses; n++) all.push((yield* puzzles.next).places.x)
      yield* pause
      return [...all, (yield* puzzles.next).places.x]
    }),
  )
  // The previous puzzle is issued again meanwhile: no request waits for a picture.
  expect(given).toEqual([...Array.from({ length: 2 * serverLimits.puzzleUses }, () => 1), 2])
})
