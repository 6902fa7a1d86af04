import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import { isDraftPage } from '../plan/addresses.ts'
import type { ParsedPageConfig, Project } from '../input/project.ts'
import type { ConfigReference } from '../input/references.ts'
import {
  getAltTextMessageId,
  listReferencesInFile,
  listMessageIdsInSectionCode,
} from '../plan/usages.ts'

/** Ids of messages that only drafts show: they are written in English first and need no translation yet. */
export function findDraftMessageIds(
  pages: readonly ParsedPageConfig[],
  references: readonly ConfigReference[],
  project: Pick<Project, 'catalogues' | 'code'>,
): ReadonlySet<string> {
  const files = new Set(pages.flatMap((page) => (isDraftPage(page) ? page.file : [])))
  if (files.size === 0) return new Set()
  const named = (isIn: boolean) =>
    references.flatMap(({ file, kind, value }) =>
      files.has(file) === isIn ? (kind === 'picture' ? getAltTextMessageId(value) : value) : [],
    )
  const fixed = pages.flatMap((page) =>
    isDraftPage(page) ? [] : listMessageIdsInSectionCode(page, project),
  )
  const elsewhere = new Set([...named(false), ...fixed])
  return new Set(named(true).filter((id) => !elsewhere.has(id)))
}

/** Ids of messages that only draft versions show: until they are published, they may repeat texts of their pages. */
export const listDraftVersionMessageIds = (project: Project): ReadonlySet<string> =>
  new Set(
    project.pages
      .filter(({ id }) => getPublishedPageId(id) !== undefined)
      .flatMap(({ file }) => listReferencesInFile(project, file))
      .flatMap(({ value }) => (project.drafted.has(value) ? value : [])),
  )
