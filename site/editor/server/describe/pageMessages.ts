import { isMessageReferenceKind } from '#data/pages/configFields.ts'
import type { Project } from '#generator/input/project.ts'
import {
  type TranslationLanguage,
  translationLanguages,
} from '#generator/i18n/translations/translationHashes.ts'
import {
  isTranslationStale,
  walkTranslationPairs,
} from '#generator/i18n/translations/translationState.ts'
import { memoize } from '#generator/run/memo.ts'
import { getAltTextMessageId, listReferencesInFile } from '#generator/plan/usages.ts'
import type { EditedFile } from './editedFile.ts'

/** Returns the ids of the messages that the config of a page and its fragments name, with alternative texts of pictures. */
export function listPageMessageIds(
  page: Pick<EditedFile, 'file' | 'fragments'>,
  project: Project,
): ReadonlySet<string> {
  const references = [page, ...page.fragments].flatMap(({ file }) =>
    listReferencesInFile(project, file),
  )
  return new Set(
    references.flatMap(({ kind, value }) => {
      if (isMessageReferenceKind(kind)) return value
      return kind === 'picture' ? getAltTextMessageId(value) : []
    }),
  )
}

/** Returns the ids whose English has changed since they were translated, by language. */
export const findStaleMessageIds = memoize(
  (project: Project): ReadonlyMap<TranslationLanguage, ReadonlySet<string>> => {
    const pairs = [...walkTranslationPairs(project)].filter((pair) =>
      isTranslationStale(pair, project.translated),
    )
    return new Map(
      translationLanguages.map((language) => [
        language,
        new Set(pairs.flatMap((pair) => (pair.language === language ? pair.key : []))),
      ]),
    )
  },
)
