import { locateProblem } from '../../input/json.ts'
import { suggestCorrection } from '../../problems/nearest.ts'
import { listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires every referenced picture to exist. */
export const checkUnknownPictures: ProjectCheck = function* (project) {
  const { pictures } = project
  if (!pictures.readable) return
  const names = new Set(pictures.entries.flatMap(({ id }) => id ?? []))
  for (const { value, file, path } of listReferencesOfKind(project, 'picture'))
    if (!names.has(value))
      yield locateProblem(file, path, {
        code: 'unknown-picture',
        what: `There is no picture "${value}".`,
        ...suggestionFor(value, names),
      })
}

/** Suggests the value without folder and extension if that is a picture, else the nearest name. */
function suggestionFor(value: string, names: ReadonlySet<string>) {
  const name = /([^/\\]*?)(?:\.\w+)?$/.exec(value)?.[1]?.toLowerCase() ?? ''
  return name !== value && names.has(name)
    ? {
        fix: `Write "${name}": pictures are named without folder and extension.`,
        nearest: name,
        correction: name,
      }
    : suggestCorrection(name, names, `Pictures are: ${[...names].join(', ')}.`)
}
