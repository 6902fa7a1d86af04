import { spelledOutUnits } from '#data/messages/figures.ts'
import { collectMessageIdsInCode } from '../../i18n/codeMessages.ts'
import { locateProblem } from '../../input/json.ts'
import { memoize } from '../../run/memo.ts'
import type { Project } from '../../input/project.ts'
import { getAltTextMessageId, formatUnitMessageId } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Rejects unused messages. Runs only without other problems: a mistake elsewhere would make texts seem unused. */
export const checkUnusedMessages: ProjectCheck = function* (project) {
  const english = project.catalogues.get('en')
  if (!english) return
  const used = collectUsedMessages(project)
  for (const id of english.messages.keys())
    if (!used.has(id))
      yield locateProblem(
        english.fileOf(id),
        [id],
        {
          code: 'unused-message',
          what: `Nothing shows the message "${id}".`,
          fix: 'Take it out of all catalogues, or name it in a page.',
        },
        'key',
      )
}

/** Ids of all messages that are shown. */
export const collectUsedMessages = memoize((project: Project): ReadonlySet<string> => {
  const used = new Set([
    ...collectMessageIdsInCode(project),
    ...[...spelledOutUnits].map(formatUnitMessageId),
  ])
  for (const { kind, value } of project.references)
    used.add(kind === 'picture' ? getAltTextMessageId(value) : value)
  return used
})
