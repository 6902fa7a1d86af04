import { metaLimits } from '#data/pages/metaLimits.ts'
import { type Locale, localeCodes, locales } from '#data/locale/locales.ts'
import type { Project } from '../../input/project.ts'
import {
  isPageHeadReference,
  findMessageReferences,
  listReferencesOfKind,
} from '../../plan/usages.ts'
import { extractMessages } from '../extractMessages.ts'
import { describeMessagePlaces } from '../messagePlaces.ts'
import type { TranslationLanguage } from './translationHashes.ts'

/** Returns the notes for the translator of a message: its description, limits of its length, and where it is shown. */
export function createTranslatorNotes(
  project: Project,
  language: TranslationLanguage,
): (id: string) => readonly string[] {
  const headings = new Set(listReferencesOfKind(project, 'heading').map(({ value }) => value))
  const heads = Map.groupBy(
    findMessageReferences(project).filter(isPageHeadReference),
    ({ value }) => value,
  )
  const locale = localeCodes.find((code) => locales[code].catalogues[0] === language) as Locale
  const descriptions = extractMessages()
  const places = describeMessagePlaces(project, { fields: true })
  const limits = (id: string): readonly string[] =>
    (['title', 'description'] as const).flatMap((field) =>
      heads.get(id)?.some(({ path }) => path[0] === field)
        ? [
            `${field === 'title' ? 'Title in the browser tab' : 'Description for search engines'}: at most ${metaLimits[locale].most[field]} characters.`,
          ]
        : [],
    )
  return (id) => {
    const description = descriptions.get(id)
    return [
      ...(description === undefined ? [] : [description]),
      ...limits(id),
      ...(headings.has(id) ? ['A heading.'] : []),
      ...(/^picture\..+\.alt$/.test(id) ? ['Describes a picture to those who do not see it.'] : []),
      ...places(id),
    ]
  }
}
