import { Effect } from 'effect'

/** A puzzle that can be shown; pictures are WebP as `data:` addresses. */
export interface Puzzle {
  readonly scene: string
  readonly piece: string
  /** Where the left and the upper edge of the piece belong, in CSS pixels. */
  readonly x: number
  readonly y: number
}

/** Puzzles made ahead. */
export interface Puzzles {
  readonly next: Effect.Effect<Puzzle>
}
