import { locateProblem } from '../../input/json.ts'
import { suggestNearestName } from '../../problems/nearest.ts'
import {
  findPlaceholderNames,
  listRecordTextReferences,
  listReferencesOfKind,
} from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires every referenced figure to exist, also in texts of records. */
export const checkUnknownFigures: ProjectCheck = function* (project) {
  const { figures } = project
  if (!figures.readable) return
  const names = new Set(figures.entries.flatMap(({ id }) => id ?? []))
  for (const { kind, value, file, path } of [
    ...listReferencesOfKind(project, 'figure'),
    ...listRecordTextReferences(project),
  ]) {
    const words = kind !== 'figure'
    for (const name of words ? findPlaceholderNames(value) : [value])
      if (!names.has(name))
        yield locateProblem(
          file,
          path,
          {
            code: 'unknown-figure',
            what: `There is no figure "${name}".`,
            ...suggestNearestName(name, names, 'Add it to content/figures.json with its source.'),
          },
          words ? { offset: Math.max(0, value.indexOf(`{${name}}`)) } : 'value',
        )
  }
}
