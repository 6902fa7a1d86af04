import type { Plan } from './plan.ts'
import type { Problem } from './problem.ts'

/** What a run came to. */
export interface Result {
  readonly ok: boolean
  readonly problems: readonly Problem[]
  /** Paths from the top of files that were written or deleted. */
  readonly changed: readonly string[]
  /** Pages of the site; none while there are problems. */
  readonly plan: Plan | undefined
}
