import { middlewareNames } from '#data/middlewareNames.ts'
import { problemAt } from '../json.ts'
import { suggestion } from '../nearest.ts'
import { referencesOf } from '../uses.ts'
import type { Check } from './check.ts'

/** Every middleware that a page names is one that the site has. */
export const unknownMiddleware: Check = function* (project) {
  const names: readonly string[] = middlewareNames
  for (const { value, file, path } of referencesOf(project, 'middleware'))
    if (!names.includes(value))
      yield problemAt(file, path, {
        code: 'unknown-middleware',
        what: `There is no middleware "${value}".`,
        ...suggestion(value, names, `Middlewares are: ${names.join(', ')}.`),
      })
}
