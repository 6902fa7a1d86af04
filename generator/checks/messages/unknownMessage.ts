import { wordUnits } from '#data/messages/figures.ts'
import { problemAt } from '../../input/json.ts'
import { namedBySite } from '../../i18n/codeMessages.ts'
import { wholeFiles } from '../../i18n/languages.ts'
import { certainCorrection, nearest } from '../../problems/nearest.ts'
import { referencesOf, unitMessageId } from '../../plan/usages.ts'
import type { Check } from '../check.ts'

/** Every message that a config or the code names is in the English catalogue. */
export const unknownMessage: Check = function* (project) {
  const english = project.catalogues.get('en')
  if (!english) return
  const ids = english.messages
  const named = [...referencesOf(project, 'message'), ...referencesOf(project, 'heading')]
  const shown = new Set(named.map(({ value }) => value))
  for (const { value, file, path } of named) {
    if (ids.has(value)) continue
    const near = nearest(value, ids.keys())
    // An id that already has its place is rarely the one that was meant: this is a new one, still without words.
    const correction =
      near !== undefined && shown.has(near) ? undefined : certainCorrection(value, ids.keys())
    yield problemAt(file, path, {
      code: 'unknown-message',
      what: `No message has the id "${value}".`,
      fix:
        near === undefined
          ? `Add "${value}" to messages/${wholeFiles()}.`
          : `Did you mean "${near}"? Else add it to messages/${wholeFiles()}.`,
      ...(near !== undefined && { nearest: near }),
      ...(correction !== undefined && { correction }),
    })
  }
  const inCode = new Map([
    ...[...wordUnits].map((unit) => [unitMessageId(unit), `The unit "${unit}"`] as const),
    ...namedBySite(project),
  ])
  for (const [id, place] of inCode)
    if (!ids.has(id))
      yield problemAt(english.file, [], {
        code: 'unknown-message',
        what: `${place} shows the message "${id}", which is not here.`,
        fix: `Add it to ${wholeFiles()}.`,
      })
}
