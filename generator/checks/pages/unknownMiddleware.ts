import { middlewareNames } from '#data/pages/middlewareNames.ts'
import { locateProblem } from '../../input/json.ts'
import { suggestCorrection } from '../../problems/nearest.ts'
import { listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires every middleware that a page names to exist. */
export const checkUnknownMiddleware: ProjectCheck = function* (project) {
  const names: readonly string[] = middlewareNames
  for (const { value, file, path } of listReferencesOfKind(project, 'middleware'))
    if (!names.includes(value))
      yield locateProblem(file, path, {
        code: 'unknown-middleware',
        what: `There is no middleware "${value}".`,
        ...suggestCorrection(value, names, `Middlewares are: ${names.join(', ')}.`),
      })
}
