import { isDraft } from '../plan/addresses.ts'
import type { ParsedPage, Project } from '../input/project.ts'
import type { ConfigReference } from '../input/references.ts'
import { altTextId, sectionCodeMessageIds } from '../plan/usages.ts'

/** Ids of messages that only drafts show: they are written in English first and need no translation yet. */
export function findDraftMessageIds(
  pages: readonly ParsedPage[],
  references: readonly ConfigReference[],
  project: Pick<Project, 'catalogues' | 'code'>,
): ReadonlySet<string> {
  const files = new Set(pages.flatMap((page) => (isDraft(page) ? page.file : [])))
  if (files.size === 0) return new Set()
  const named = (isIn: boolean) =>
    references.flatMap(({ file, kind, value }) =>
      files.has(file) === isIn ? (kind === 'picture' ? altTextId(value) : value) : [],
    )
  const fixed = pages.flatMap((page) => (isDraft(page) ? [] : sectionCodeMessageIds(page, project)))
  const elsewhere = new Set([...named(false), ...fixed])
  return new Set(named(true).filter((id) => !elsewhere.has(id)))
}
