import { locateProblem } from '../../input/json.ts'
import { findContentEntry } from '../../input/project.ts'
import { listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires pictures to be at least as wide as their section shows them on a common screen. */
export const checkPictureWidths: ProjectCheck = function* (project) {
  const { pictures } = project
  for (const { value, shownAt, file, path } of listReferencesOfKind(project, 'picture')) {
    const picture = shownAt === undefined ? undefined : findContentEntry(pictures, value)
    if (!picture || shownAt === undefined || picture.width >= shownAt) continue
    const large = pictures.entries.flatMap(({ id, value: other }) =>
      id !== undefined && other && other.width >= shownAt ? id : [],
    )
    yield locateProblem(file, path, {
      code: 'small-picture',
      what: `"${value}" is ${picture.width} px wide, and shown ${shownAt} px wide here.`,
      fix: `Make it from a larger master, or take one of: ${large.join(', ')}.`,
    })
  }
}
