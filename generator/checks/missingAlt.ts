import { problemAt } from '../json.ts'
import { wholeFiles } from '../languages.ts'
import { altOf, referencesOf } from '../uses.ts'
import type { Check } from './check.ts'

/** Every picture that is shown has an alternative text in English; translations are checked like all others. */
export const missingAlt: Check = function* (project) {
  const { pictures, catalogues } = project
  const english = catalogues.get('en')
  const names = new Set(pictures.entries.flatMap(({ id }) => id ?? []))
  const told = new Set<string>()
  for (const { value, file, path } of referencesOf(project, 'picture')) {
    if (!names.has(value) || told.has(value)) continue
    if (!english || english.messages.has(altOf(value))) continue
    told.add(value)
    yield problemAt(file, path, {
      code: 'missing-alt',
      what: `The picture "${value}" has no alternative text.`,
      fix: `Add "${altOf(value)}" to messages/${wholeFiles()}: what the picture shows.`,
    })
  }
}
