import { completeCatalogues } from '#data/locale/locales.ts'
import {
  getTranslationState,
  walkTranslationPairs,
} from '#generator/i18n/translations/translationState.ts'
import { describeMessagePlaces } from '#generator/i18n/messagePlaces.ts'
import type { Project } from '#generator/input/project.ts'
import type { EditorCallResponse } from '../../api/calls.ts'
import { translationLanguages, type MessageTranslationEntry } from '../../api/translations.ts'
import { findEditedFile } from './editedFile.ts'
import { listPageMessageIds } from './pageMessages.ts'

type Translation = MessageTranslationEntry['translations'][string]

/** Lists the messages of a page, or of the site, with the state of each translation. */
export function describeTranslations(
  project: Project,
  pageId: string | undefined,
): EditorCallResponse<'translations'> {
  const pages = project.pages.map((page) => ({
    id: page.id,
    ids: listPageMessageIds(page, project),
  }))
  const opened = pageId === undefined ? undefined : findEditedFile(pageId, project)
  const shown = opened && listPageMessageIds(opened, project)
  const states = new Map(
    [...walkTranslationPairs(project)].map((pair) => [
      `${pair.language} ${pair.key}`,
      getTranslationState(pair, project.translated),
    ]),
  )
  const places = describeMessagePlaces(project, { fields: true })
  const translationsOf = (id: string): MessageTranslationEntry['translations'] =>
    Object.fromEntries(
      translationLanguages.flatMap((language): readonly [string, Translation][] => {
        const text = project.catalogues.get(language)?.messages.get(id)?.text ?? ''
        if (text === '')
          return completeCatalogues.includes(language)
            ? [[language, { text, state: 'missing' }]]
            : []
        const state = states.get(`${language} ${id}`) ?? 'unreviewed'
        return [[language, { text, state }]]
      }),
    )
  const english = [...(project.catalogues.get('en')?.messages ?? [])]
  return {
    rows: english.flatMap(([id, { text }]): readonly MessageTranslationEntry[] => {
      if (pageId !== undefined && !shown?.has(id)) return []
      const on = pages.flatMap((page) => (page.ids.has(id) ? page.id : []))
      return [{ id, english: text, translations: translationsOf(id), notes: places(id), pages: on }]
    }),
  }
}
