import {
  formattedMessageTags,
  headingMessageTags,
  type MessageTag,
  messageTags,
} from '#data/messages/messageTags.ts'
import {
  collectMessageIdsInCode,
  listDocumentMessageIds,
  listMessageIdsWithLinks,
} from '../../i18n/codeMessages.ts'
import type { Project } from '../../input/project.ts'
import {
  getAltTextMessageId,
  listReferencesInFile,
  listReferencesOfKind,
} from '../../plan/usages.ts'

/** Tags that a message may have in its place, with a name for that place. */
export interface AllowedMessageTags {
  readonly tags: readonly MessageTag[]
  /** Role of the message at that place: `a heading`. */
  readonly as: string
}

/**
 * Returns the tags that each message may have, by id. A message in several places may have those that all of them
 * allow; an unused message, which another rule reports, may have all.
 */
export function findAllowedMessageTags(project: Project): (id: string) => AllowedMessageTags {
  const byId = new Map<string, AllowedMessageTags>()
  const allow = (id: string, allowed: AllowedMessageTags) => {
    const before = byId.get(id)
    if (!before || allowed.tags.length <= before.tags.length) byId.set(id, allowed)
  }
  const linked = listMessageIdsWithLinks(project.code)
  for (const id of collectMessageIdsInCode(project))
    allow(
      id,
      linked.has(id)
        ? { tags: messageTags, as: 'a text with a link' }
        : { tags: headingMessageTags, as: 'a text without a link' },
    )
  for (const id of listDocumentMessageIds(project))
    allow(id, { tags: [], as: 'a typeset document' })
  for (const { value } of listReferencesOfKind(project, 'heading'))
    allow(value, { tags: headingMessageTags, as: 'a heading' })
  for (const { value } of listReferencesOfKind(project, 'formattedMessage'))
    allow(value, { tags: formattedMessageTags, as: 'a paragraph' })
  for (const kind of ['message', 'label'] as const)
    for (const { value } of listReferencesOfKind(project, kind))
      allow(value, { tags: [], as: 'a text that is no heading' })
  for (const { value } of listReferencesOfKind(project, 'picture'))
    allow(getAltTextMessageId(value), { tags: [], as: 'the alternative text of a picture' })
  for (const { value } of listReferencesInFile(project, project.site?.file))
    allow(value, { tags: [], as: 'a text of the menu or the footer' })
  return (id) => byId.get(id) ?? { tags: messageTags, as: 'a text' }
}
