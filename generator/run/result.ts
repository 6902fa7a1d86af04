import type { AppliedAutofix } from '../problems/applyAutofixes.ts'
import type { MissingLaunchEntries } from '../plan/beforeLaunch.ts'
import type { SitePlan } from '../plan/plan.ts'
import type { ConfigProblem } from '../problems/problem.ts'

/** Result of a run. */
export interface GenerateResult {
  /** False if an error, or with `strict` a warning, failed the run. */
  readonly ok: boolean
  readonly problems: readonly ConfigProblem[]
  /** Paths of written and deleted files from the repository root. */
  readonly changed: readonly string[]
  /** Corrections of `--fix`, or of its dry run; undefined without it. */
  readonly corrections?: readonly AppliedAutofix[]
  /** True for a dry run, which writes nothing. */
  readonly isDry?: boolean
  /** Operator settings that are still missing; undefined for a failed run. */
  readonly launch?: MissingLaunchEntries
  /** Plan of the site; undefined for a failed run. */
  readonly plan: SitePlan | undefined
}
