import { problemAt } from '../json.ts'
import { suggestion } from '../nearest.ts'
import type { Check } from './check.ts'

/** Every picture that is named exists. */
export const unknownPicture: Check = function* ({ pictures, references }) {
  if (!pictures.readable) return
  const names = new Set(pictures.entries.flatMap(({ id }) => id ?? []))
  for (const { kind, value, file, path } of references)
    if (kind === 'picture' && !names.has(value))
      yield problemAt(file, path, {
        code: 'unknown-picture',
        what: `There is no picture "${value}".`,
        ...suggestion(value, names, `Pictures are: ${[...names].join(', ')}.`),
      })
}
