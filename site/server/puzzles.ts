import { Effect, Semaphore } from 'effect'
import { limits } from '#data/limits.ts'
import type { Puzzle } from './puzzlePictures.ts'
import { Tokens } from './tokens.ts'

/** Puzzles made ahead. */
export interface Puzzles {
  readonly next: Effect.Effect<Puzzle>
}

type Draw = (below: (limit: number) => number) => Promise<Puzzle>

interface Kept {
  readonly puzzle: Puzzle
  uses: number
}

/**
 * Keeps a few puzzles ready for as long as the scope is open, so that giving one out costs nothing: the first is made
 * for whoever asks first, the others behind it, one after the other. One that has been given out often enough goes as
 * soon as there is another.
 */
export const makePuzzles = Effect.fnUntraced(function* (draw: Draw) {
  const { below } = yield* Tokens
  const scope = yield* Effect.scope
  const once = yield* Semaphore.make(1)
  const kept: Kept[] = []
  let making = false

  const isShort = () =>
    kept.length < limits.puzzles || kept.some(({ uses }) => uses >= limits.puzzleUses)

  const make = Effect.gen(function* () {
    const puzzle = yield* Effect.promise(() => draw(below))
    const worn = kept.findIndex(({ uses }) => uses >= limits.puzzleUses)
    kept.splice(worn === -1 ? kept.length : worn, 1, { puzzle, uses: 0 })
  })

  const makeAhead = Effect.gen(function* () {
    while (isShort()) {
      yield* Effect.sleep(limits.puzzlePause)
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
    // Who asks meanwhile waits for the same first one.
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
  const puzzles: Puzzles = { next }
  return puzzles
})
