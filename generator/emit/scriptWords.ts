import { localeCodes, locales, type Locale } from '#data/locales.ts'
import { scriptMessages } from '#data/scriptMessages.ts'
import type { Project } from '../project.ts'
import type { Files } from './data.ts'
import { header, source } from './source.ts'

/** What scripts of content pages say, in every variant: whoever is offered a language reads it in that one. */
export const emitScriptWords = (project: Project): Files =>
  new Map([
    [
      'scriptWords.ts',
      `${header('pages-config/messages')}\
import type { Locale } from '#data/locales.ts'
import type { ScriptMessage } from '#data/scriptMessages.ts'

/** Plain texts by message id, as each variant shows them. */
export const scriptWords: Readonly<Record<Locale, Readonly<Record<ScriptMessage, string>>>> = ${source(
        Object.fromEntries(localeCodes.map((locale) => [locale, wordsOf(locale, project)])),
      )}
`,
    ],
  ])

const wordsOf = (locale: Locale, { catalogues }: Project) =>
  Object.fromEntries(
    scriptMessages.map((id) => {
      const first = locales[locale].catalogues.find((name) =>
        catalogues.get(name)?.messages.has(id),
      )
      return [id, (first && catalogues.get(first)?.messages.get(id)?.text) ?? '']
    }),
  )
