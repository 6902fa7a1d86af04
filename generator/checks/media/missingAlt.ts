import { locateProblem } from '../../input/json.ts'
import { listFullCatalogueFiles } from '../../i18n/languages.ts'
import { getAltTextMessageId, listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires an English alternative text for every picture that is shown; `checkMissingTranslations` checks the other languages. */
export const checkMissingAlternativeTexts: ProjectCheck = function* (project) {
  const { pictures, catalogues, drafted } = project
  const english = catalogues.get('en')
  const names = new Set(pictures.entries.flatMap(({ id }) => id ?? []))
  const reported = new Set<string>()
  for (const { value, file, path } of listReferencesOfKind(project, 'picture')) {
    if (!names.has(value) || reported.has(value)) continue
    if (!english || english.messages.has(getAltTextMessageId(value))) continue
    reported.add(value)
    yield locateProblem(file, path, {
      code: 'missing-alt',
      what: `The picture "${value}" has no alternative text.`,
      fix: `Add "${getAltTextMessageId(value)}" to messages/${drafted.has(getAltTextMessageId(value)) ? 'en.json' : listFullCatalogueFiles()}: what the picture shows.`,
    })
  }
}
