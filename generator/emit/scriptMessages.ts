import { localeCodes, locales, type Locale } from '#data/locale/locales.ts'
import { listConsentMessageIds, listScriptMessageIds } from '../i18n/codeMessages.ts'
import type { Project } from '../input/project.ts'
import type { OutputFiles } from './data.ts'
import { formatGeneratedFileHeader, formatStringLiteral, formatAsSource } from './source.ts'

/** Emits the messages of client scripts in all languages, because a language suggestion is shown in the suggested language. */
export const emitScriptMessages = (project: Project): OutputFiles =>
  new Map([
    [
      'scriptWords.ts',
      emitTexts('scriptWords', 'ScriptMessage', listScriptMessageIds(project), project),
    ],
    [
      'consentWords.ts',
      emitTexts('consentWords', 'ConsentMessage', listConsentMessageIds(project), project),
    ],
  ])

function emitTexts(name: string, type: string, ids: readonly string[], project: Project): string {
  const texts = localeCodes.map((locale) => [locale, textsOf(locale, ids, project)])
  return `${formatGeneratedFileHeader('pages-config/messages')}\
import type { Locale } from '#data/locale/locales.ts'

/** Ids of the messages below. */
export type ${type} =${ids.map((id) => `\n  | ${formatStringLiteral(id)}`).join('')}

/** Plain texts by locale and message id. */
export const ${name}: Readonly<Record<Locale, Readonly<Record<${type}, string>>>> = ${formatAsSource(Object.fromEntries(texts))}
`
}

const textsOf = (locale: Locale, ids: readonly string[], { catalogues }: Project) =>
  Object.fromEntries(
    ids.map((id) => {
      const first = locales[locale].catalogues.find((name) =>
        catalogues.get(name)?.messages.has(id),
      )
      return [id, (first && catalogues.get(first)?.messages.get(id)?.text) ?? '']
    }),
  )
