import { locateProblem } from '../../input/json.ts'
import { memoize } from '../../run/memo.ts'
import { getCatalogueLanguageName, fullTranslationLanguages } from '../../i18n/languages.ts'
import { findNearestName } from '../../problems/nearest.ts'
import type { TranslationLanguage } from '../../i18n/translations/translationHashes.ts'
import type { MessageCatalogue, Project } from '../../input/project.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { ProjectCheck } from '../check.ts'
import { collectUsedMessages } from '../messages/unusedMessage.ts'

/**
 * Requires every English message in languages with complete catalogues; no catalogue may have a message that English
 * lacks.
 */
export const checkMissingTranslations: ProjectCheck = function* (project) {
  const english = project.catalogues.get('en')
  if (!english) return
  const used = collectUsedMessages(project)
  for (const catalogue of fullTranslationLanguages) {
    const other = project.catalogues.get(catalogue)
    if (!other) continue
    const ids = [...english.messages.keys()]
    // An unused message needs no translation; unused messages are reported once there are no other problems.
    const missing = ids.filter(
      (id) => !other.messages.has(id) && !project.drafted.has(id) && used.has(id),
    )
    if (missing.length > listedAtMost) {
      yield summary(catalogue, other, missing)
      continue
    }
    for (const id of missing) {
      const file = other.fileOf(id)
      const before = ids
        .slice(0, ids.indexOf(id))
        .findLast((one) => other.messages.has(one) && other.fileOf(one) === file)
      const near = findNearestName(
        id,
        [...other.messages.keys()].filter((key) => !english.messages.has(key)),
      )
      yield locateProblem(
        file,
        before === undefined ? [] : [before],
        {
          code: 'missing-translation',
          what: `The message "${id}" has no ${getCatalogueLanguageName(catalogue)} text.`,
          fix: near
            ? `"${near}" looks like it: give it this id.`
            : `Add "${id}"${before === undefined ? '' : ` after "${before}"`}. In English: ${quoted(english.messages.get(id)?.text)}`,
        },
        'key',
      )
    }
  }
  for (const [catalogue, { fileOf, messages }] of project.catalogues) {
    if (catalogue === 'en') continue
    for (const id of messages.keys()) {
      // A message that a page references is reported there; a misspelt id is reported as missing.
      if (english.messages.has(id) || namedIn(project).has(id)) continue
      if (isWhole(catalogue) && meansMissing(id, english, messages)) continue
      const near = findNearestName(id, english.messages.keys())
      yield locateProblem(
        fileOf(id),
        [id],
        {
          code: 'stray-message',
          what: `English has no message "${id}".`,
          fix:
            near === undefined
              ? 'Take it out, or add it to en.json first.'
              : `Did you mean "${near}"?`,
          ...(near !== undefined && { nearest: near }),
        },
        'key',
      )
    }
  }
}

/** Up to this number, missing messages of a language are reported one by one; more are one problem. */
const listedAtMost = 20

const summary = (
  catalogue: TranslationLanguage,
  { files: [file] }: MessageCatalogue,
  missing: readonly string[],
): ConfigProblem =>
  locateProblem(file, [], {
    code: 'missing-translation',
    what: `${missing.length} messages have no ${getCatalogueLanguageName(catalogue)} text: "${missing.slice(0, 3).join('", "')}" and ${missing.length - 3} more.`,
    fix: `Run npm run generate -- translations export ${catalogue} words.xlf, which writes all texts to translate.`,
  })

const namedIn = memoize(({ references }: Project) => new Set(references.map(({ value }) => value)))

const isWhole = (catalogue: string): boolean =>
  fullTranslationLanguages.some((code) => code === catalogue)

const quoted = (text = ''): string => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`

const meansMissing = (
  id: string,
  english: MessageCatalogue,
  messages: MessageCatalogue['messages'],
): boolean =>
  findNearestName(
    id,
    [...english.messages.keys()].filter((key) => !messages.has(key)),
  ) !== undefined
