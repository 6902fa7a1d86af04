import { mergeConflictProblem, findMergeConflict, locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

/** Markdown and captions hold no conflict of a merge; JSON with one cannot be parsed, which says the same. */
export const checkMergeConflicts: ProjectCheck = function* ({ prose }) {
  for (const file of prose) {
    const offset = findMergeConflict(file.text)
    if (offset !== undefined)
      yield locateProblem({ ...file, root: { ...file.root, offset } }, [], mergeConflictProblem)
  }
}
