import { problemAt } from '../json.ts'
import { once } from '../keeper.ts'
import { nameOf, wholeTranslations } from '../languages.ts'
import { nearest } from '../nearest.ts'
import type { Messages, Project } from '../project.ts'
import type { Check } from './check.ts'

/** Languages of all words have every English message; no catalogue has one that English lacks. */
export const missingTranslation: Check = function* (project) {
  const english = project.catalogues.get('en')
  if (!english) return
  for (const catalogue of wholeTranslations) {
    const other = project.catalogues.get(catalogue)
    if (!other) continue
    for (const [index, id] of [...english.messages.keys()].entries()) {
      if (other.messages.has(id) || project.drafted.has(id)) continue
      const before = lastShared(english, other, index)
      const near = nearest(
        id,
        [...other.messages.keys()].filter((key) => !english.messages.has(key)),
      )
      yield problemAt(
        other.file,
        before === undefined ? [] : [before],
        {
          code: 'missing-translation',
          what: `The message "${id}" has no ${nameOf(catalogue)} text.`,
          fix: near
            ? `"${near}" looks like it: give it this id.`
            : `Add "${id}"${before === undefined ? '' : ` after "${before}"`}. In English: ${quoted(english.messages.get(id)?.text)}`,
        },
        'key',
      )
    }
  }
  for (const [catalogue, { file, messages }] of project.catalogues) {
    if (catalogue === 'en') continue
    for (const id of messages.keys()) {
      // One that a page names is told there, one that is a slip of another as missing.
      if (english.messages.has(id) || namedIn(project).has(id)) continue
      if (isWhole(catalogue) && meansMissing(id, english, messages)) continue
      const near = nearest(id, english.messages.keys())
      yield problemAt(
        file,
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

const namedIn = once(({ references }: Project) => new Set(references.map(({ value }) => value)))

const isWhole = (catalogue: string): boolean => wholeTranslations.some((code) => code === catalogue)

const quoted = (text = ''): string => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`

function lastShared(english: Messages, other: Messages, index: number): string | undefined {
  return [...english.messages.keys()].slice(0, index).findLast((id) => other.messages.has(id))
}

const meansMissing = (id: string, english: Messages, messages: Messages['messages']): boolean =>
  nearest(
    id,
    [...english.messages.keys()].filter((key) => !messages.has(key)),
  ) !== undefined
