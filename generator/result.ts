import type { Plan } from './plan.ts'
import type { Problem } from './problem.ts'

/** What a run came to. */
export interface Result {
  /** Whether nothing stopped it; warnings do so only when they are asked to. */
  readonly ok: boolean
  readonly problems: readonly Problem[]
  /** Paths from the top of files that were written or deleted. */
  readonly changed: readonly string[]
  /** Pages of the site; none if the run was stopped. */
  readonly plan: Plan | undefined
}
