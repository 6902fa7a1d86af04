import { mergeConflictProblem, findMergeConflict, locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

/** Rejects conflict markers in Markdown and captions; in JSON they are a syntax error. */
export const checkMergeConflicts: ProjectCheck = function* ({ prose }) {
  for (const file of prose) {
    const offset = findMergeConflict(file.text)
    if (offset !== undefined)
      yield locateProblem({ ...file, root: { ...file.root, offset } }, [], mergeConflictProblem)
  }
}
