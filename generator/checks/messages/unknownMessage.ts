import { spelledOutUnits } from '#data/messages/figures.ts'
import { locateProblem } from '../../input/json.ts'
import { findMessageIdsInSiteCode } from '../../i18n/codeMessages.ts'
import { listFullCatalogueFiles } from '../../i18n/languages.ts'
import { findUnambiguousCorrection, findNearestName } from '../../problems/nearest.ts'
import { findMessageReferences, formatUnitMessageId } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires every message that a config or the code references to be in the English catalogue. */
export const checkUnknownMessages: ProjectCheck = function* (project) {
  const english = project.catalogues.get('en')
  if (!english) return
  const ids = english.messages
  const named = findMessageReferences(project)
  const shown = new Set(named.map(({ value }) => value))
  for (const { value, file, path } of named) {
    if (ids.has(value)) continue
    const near = findNearestName(value, ids.keys())
    // A similar id that is used elsewhere is rarely the intended one: this is probably a new message without a text.
    const correction =
      near !== undefined && shown.has(near)
        ? undefined
        : findUnambiguousCorrection(value, ids.keys())
    yield locateProblem(file, path, {
      code: 'unknown-message',
      what: `No message has the id "${value}".`,
      fix:
        near === undefined
          ? `Add "${value}" to messages/${listFullCatalogueFiles()}.`
          : `Did you mean "${near}"? Else add it to messages/${listFullCatalogueFiles()}.`,
      ...(near !== undefined && { nearest: near }),
      ...(correction !== undefined && { correction }),
    })
  }
  const inCode = new Map([
    ...[...spelledOutUnits].map(
      (unit) => [formatUnitMessageId(unit), `The unit "${unit}"`] as const,
    ),
    ...findMessageIdsInSiteCode(project),
  ])
  for (const [id, place] of inCode)
    if (!ids.has(id))
      yield locateProblem(english.fileOf(id), [], {
        code: 'unknown-message',
        what: `${place} shows the message "${id}", which is not here.`,
        fix: `Add it to ${listFullCatalogueFiles()}.`,
      })
}
