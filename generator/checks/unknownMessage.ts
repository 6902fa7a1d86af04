import { documentMessages } from '#data/documentMessages.ts'
import type { SectionMeta } from '#data/fields.ts'
import { wordUnits } from '#data/figures.ts'
import { serverMessages } from '#data/serverMessages.ts'
import { shellMessages } from '#data/shellMessages.ts'
import { problemAt } from '../json.ts'
import { once } from '../keeper.ts'
import { wholeFiles } from '../languages.ts'
import { nearest } from '../nearest.ts'
import type { Project } from '../project.ts'
import { referencesOf, unitMessage } from '../uses.ts'
import type { Check } from './check.ts'

/** Every message that a config or the code names is in the English catalogue. */
export const unknownMessage: Check = function* (project) {
  const english = project.catalogues.get('en')
  if (!english) return
  const ids = english.messages
  const named = [...referencesOf(project, 'message'), ...referencesOf(project, 'heading')]
  for (const { value, file, path } of named) {
    if (ids.has(value)) continue
    const near = nearest(value, ids.keys())
    yield problemAt(file, path, {
      code: 'unknown-message',
      what: `No message has the id "${value}".`,
      fix:
        near === undefined
          ? `Add "${value}" to messages/${wholeFiles()}.`
          : `Did you mean "${near}"? Else add it to messages/${wholeFiles()}.`,
      ...(near !== undefined && { nearest: near }),
    })
  }
  const fixed = new Map<string, string>()
  for (const id of shellMessages) fixed.set(id, 'The frame of every page')
  for (const id of serverMessages) fixed.set(id, 'A mail or an answer of the server')
  for (const id of documentMessages) fixed.set(id, 'A typeset document')
  for (const unit of wordUnits) fixed.set(unitMessage(unit), `The unit "${unit}"`)
  for (const [{ messages = [] }, name] of sectionsShown(project))
    for (const id of messages) fixed.set(id, `The section ${name}`)
  for (const [id, who] of fixed)
    if (!ids.has(id))
      yield problemAt(english.file, [], {
        code: 'unknown-message',
        what: `${who} shows the message "${id}", which is not here.`,
        fix: `Add it to ${wholeFiles()}.`,
      })
}

/** Ids that code shows, whatever the configs name. */
export const isFixed = (project: Project): ReadonlySet<string> =>
  new Set([
    ...shellMessages,
    ...serverMessages,
    ...documentMessages,
    ...[...wordUnits].map(unitMessage),
    ...[...sectionsShown(project).keys()].flatMap(({ messages = [] }) => messages),
  ])

/** The sections that pages show, with their names. */
const sectionsShown = once(({ pages }: Project) => {
  const shown = new Map<SectionMeta, string>()
  for (const { sections } of pages) for (const { meta, name } of sections) shown.set(meta, name)
  return shown
})
