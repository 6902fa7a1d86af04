import { fullTranslationLanguages } from '#generator/i18n/languages.ts'
import {
  type TranslationLanguage,
  translationLanguages,
} from '#generator/i18n/translations/translationHashes.ts'
import {
  getTranslationState,
  walkTranslationPairs,
} from '#generator/i18n/translations/translationState.ts'
import { describeMessagePlaces } from '#generator/i18n/messagePlaces.ts'
import type { Project } from '#generator/input/project.ts'
import type { EditorCallResponse, TranslationText } from '../../api/calls.ts'
import { messagesOfPage } from './pageMessages.ts'

/** Lists the messages of a page, or of all pages, with the state of each translation. */
export function describeTranslations(
  project: Project,
  pageId: string | undefined,
): EditorCallResponse<'translations'> {
  const pages = project.pages.map((page) => ({ id: page.id, ids: messagesOfPage(page, project) }))
  const shown = pages.find(({ id }) => id === pageId)?.ids
  const states = new Map(
    [...walkTranslationPairs(project)].map((pair) => [
      `${pair.language} ${pair.key}`,
      getTranslationState(pair, project.translated),
    ]),
  )
  const places = describeMessagePlaces(project, { fields: true })
  const texts = translationLanguages.flatMap((language) => {
    const own = project.catalogues.get(language)?.messages
    return [...(project.catalogues.get('en')?.messages ?? [])].flatMap(
      ([id, { text: english }]): readonly TranslationText[] => {
        if (pageId !== undefined && !shown?.has(id)) return []
        const text = own?.get(id)?.text
        if (!text && !isFull(language)) return []
        return [
          {
            id,
            catalogue: language,
            state: text ? (states.get(`${language} ${id}`) ?? 'unreviewed') : 'missing',
            english,
            text: text ?? null,
            notes: places(id),
            pages: pages.flatMap((page) => (page.ids.has(id) ? page.id : [])),
          },
        ]
      },
    )
  })
  return { texts }
}

const isFull = (language: TranslationLanguage): boolean =>
  fullTranslationLanguages.includes(language)
