import { middlewareNames } from '#data/pages/middlewareNames.ts'
import { locateProblem } from '../../input/json.ts'
import { suggestCorrection } from '../../problems/nearest.ts'
import { referencesOf } from '../../plan/usages.ts'
import type { Check } from '../check.ts'

/** Requires every middleware that a page names to exist. */
export const unknownMiddleware: Check = function* (project) {
  const names: readonly string[] = middlewareNames
  for (const { value, file, path } of referencesOf(project, 'middleware'))
    if (!names.includes(value))
      yield locateProblem(file, path, {
        code: 'unknown-middleware',
        what: `There is no middleware "${value}".`,
        ...suggestCorrection(value, names, `Middlewares are: ${names.join(', ')}.`),
      })
}
