import { Context, Effect, Layer, Semaphore } from 'effect'
import { serverLimits } from '#data/ops/limits.ts'
import { drawPuzzle, type CaptchaPuzzle } from './puzzlePictures.ts'
import { RandomTokens } from '../ops/randomTokens.ts'

type Draw = (below: (limit: number) => number) => Promise<CaptchaPuzzle>

interface Kept {
  readonly puzzle: CaptchaPuzzle
  uses: number
}

/**
 * Keeps a pool of rendered puzzles while the scope is open, so that issuing one costs nothing: the first is rendered on
 * the first request, the others one by one in the background. A puzzle that has been issued often enough is replaced by
 * the next.
 */
const makePuzzles = Effect.fnUntraced(function* (draw: Draw) {
  const { below } = yield* RandomTokens
  const scope = yield* Effect.scope
  const once = yield* Semaphore.make(1)
  const kept: Kept[] = []
  let making = false

  const isShort = () =>
    kept.length < serverLimits.puzzles || kept.some(({ uses }) => uses >= serverLimits.puzzleUses)

  const make = Effect.gen(function* () {
    const puzzle = yield* Effect.promise(() => draw(below))
    const worn = kept.findIndex(({ uses }) => uses >= serverLimits.puzzleUses)
    kept.splice(worn === -1 ? kept.length : worn, 1, { puzzle, uses: 0 })
  })

  const makeAhead = Effect.gen(function* () {
    while (isShort()) {
      yield* Effect.sleep(serverLimits.puzzlePause)
      yield* make
    }
  }).pipe(
    Effect.ensuring(
      Effect.sync(() => {
        making = false
      }),
    ),
  )

  const next = Effect.gen(function* () {
    // Concurrent requests wait for the same first puzzle.
    if (kept.length === 0)
      yield* once.withPermits(1)(Effect.suspend(() => (kept.length === 0 ? make : Effect.void)))
    const one = kept[below(kept.length)] as Kept
    one.uses++
    if (!making && isShort()) {
      making = true
      yield* Effect.forkIn(makeAhead, scope)
    }
    return one.puzzle
  })
  return { next }
})

/** Pool of puzzles rendered ahead. */
export class CaptchaPuzzlePool extends Context.Service<
  CaptchaPuzzlePool,
  { readonly next: Effect.Effect<CaptchaPuzzle> }
>()('felcera/CaptchaPuzzlePool') {
  static readonly layerOf = (draw: Draw) => Layer.effect(CaptchaPuzzlePool, makePuzzles(draw))
  static readonly layer = CaptchaPuzzlePool.layerOf(drawPuzzle)
}
