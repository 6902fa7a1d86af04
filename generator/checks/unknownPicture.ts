import { problemAt } from '../json.ts'
import { suggestion } from '../nearest.ts'
import { referencesOf } from '../uses.ts'
import type { Check } from './check.ts'

/** Every picture that is named exists. */
export const unknownPicture: Check = function* (project) {
  const { pictures } = project
  if (!pictures.readable) return
  const names = new Set(pictures.entries.flatMap(({ id }) => id ?? []))
  for (const { value, file, path } of referencesOf(project, 'picture'))
    if (!names.has(value))
      yield problemAt(file, path, {
        code: 'unknown-picture',
        what: `There is no picture "${value}".`,
        ...suggestion(value, names, `Pictures are: ${[...names].join(', ')}.`),
      })
}
