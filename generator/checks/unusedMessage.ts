import { problemAt } from '../json.ts'
import { registry } from '../registry.ts'
import { altOf } from '../uses.ts'
import type { Check } from './check.ts'
import { isFixed } from './unknownMessage.ts'

/** No message is dead text. Runs only when nothing else is wrong: a slip elsewhere makes texts look unused. */
export const unusedMessage: Check = function* (project) {
  const english = project.catalogues.get('en')
  if (!english) return
  const used = new Set<string>(isFixed(project))
  for (const name of registry.names)
    for (const id of registry.metaOf(name).messages ?? []) used.add(id)
  for (const { kind, value } of project.references)
    used.add(kind === 'picture' ? altOf(value) : value)
  for (const id of english.messages.keys())
    if (!used.has(id))
      yield problemAt(
        english.file,
        [id],
        {
          code: 'unused-message',
          what: `Nothing shows the message "${id}".`,
          fix: 'Take it out of all catalogues, or name it in a page.',
        },
        'key',
      )
}
