import { problemAt } from '../json.ts'
import { didYouMean } from '../nearest.ts'
import type { Check } from './check.ts'

/** Every figure that is named exists. */
export const unknownFigure: Check = function* ({ figures, references }) {
  if (!figures.readable) return
  const names = new Set(figures.entries.flatMap(({ id }) => id ?? []))
  for (const { kind, value, file, path } of references)
    if (kind === 'figure' && !names.has(value))
      yield problemAt(file, path, {
        code: 'unknown-figure',
        what: `There is no figure "${value}".`,
        fix: didYouMean(value, names, 'Add it to content/figures.json with its source.'),
      })
}
