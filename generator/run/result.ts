import type { Correction } from '../problems/autofix.ts'
import type { BeforeLaunch } from '../plan/beforeLaunch.ts'
import type { Plan } from '../plan/plan.ts'
import type { Problem } from '../problems/problem.ts'

/** Result of a run. */
export interface Result {
  /** False if an error, or with `strict` a warning, failed the run. */
  readonly ok: boolean
  readonly problems: readonly Problem[]
  /** Paths of written and deleted files from the repository root. */
  readonly changed: readonly string[]
  /** Corrections of `--fix`, or of its dry run; undefined without it. */
  readonly corrections?: readonly Correction[]
  /** True for a dry run, which writes nothing. */
  readonly isDry?: boolean
  /** What the operator still has to provide; undefined for a failed run. */
  readonly launch?: BeforeLaunch
  /** Plan of the site; undefined for a failed run. */
  readonly plan: Plan | undefined
}
