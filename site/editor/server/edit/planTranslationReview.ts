import { translationDigestsFolder } from '#generator/run/folders.ts'
import {
  renewTranslationDigests,
  walkTranslationPairs,
} from '#generator/i18n/translations/translationState.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import type { ProjectSources } from '#generator/input/read.ts'
import type { TranslationReviewPayload } from '../../api/translations.ts'
import type { SaveFileChanges } from './unsavedFiles.ts'

/** Plans the digests of translations that a person has reviewed, or accepted as they are. Pure; ids without a translation are left out. */
export function planTranslationReview(
  { language, ids, decision }: TranslationReviewPayload,
  sources: ProjectSources,
): SaveFileChanges {
  const { project } = decodeAndCheckSources(sources)
  const reviewed = new Set(ids)
  const messages = new Set(
    [...walkTranslationPairs(project)].flatMap((pair) =>
      pair.language === language && reviewed.has(pair.key) ? pair.key : [],
    ),
  )
  if (messages.size === 0) return { files: new Map(), conflicts: [] }
  const digests = renewTranslationDigests(project, (pair) =>
    pair.language === language && messages.has(pair.key) ? decision : undefined,
  )
  const name = `${language}.json`
  const text = digests.get(name)
  return {
    files: new Map(text === undefined ? [] : [[`${translationDigestsFolder}/${name}`, text]]),
    conflicts: [],
  }
}
