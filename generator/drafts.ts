import { isDraft } from './addresses.ts'
import type { Page } from './project.ts'
import type { Reference } from './references.ts'
import { fixedMessages } from './uses.ts'

/** Ids of messages that only drafts show: they are written in English first and need no translation yet. */
export function draftedMessages(
  pages: readonly Page[],
  references: readonly Reference[],
): ReadonlySet<string> {
  const files = new Set(pages.flatMap((page) => (isDraft(page) ? page.file : [])))
  if (files.size === 0) return new Set()
  const named = (isIn: boolean) =>
    references.flatMap(({ file, value }) => (files.has(file) === isIn ? value : []))
  const fixed = pages.flatMap((page) => (isDraft(page) ? [] : fixedMessages(page)))
  const elsewhere = new Set([...named(false), ...fixed])
  return new Set(named(true).filter((id) => !elsewhere.has(id)))
}
