import { listPublicPaths, getRouteParameter, listRecordPaths } from '../../plan/addresses.ts'
import { type JsonFile, locateProblem } from '../../input/json.ts'
import { getValueAtPath } from '../../input/decode/schemaMessages.ts'
import { type ParsedPageConfig, type Project, findPageRecords } from '../../input/project.ts'
import { listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Publication period of a page as fields in its file. */
interface Period {
  readonly publishAt?: string
  readonly expiresAt?: string
  readonly file: string
}

/** Rejects links to a page that is unpublished at some time while the link is shown: they would lead to a 404. */
export const checkLinksToScheduledPages: ProjectCheck = function* (project) {
  const periods = periodsOf(project)
  if (periods.size === 0) return
  const pages = new Map<JsonFile | undefined, ParsedPageConfig>(
    project.pages.map((page) => [page.file, page]),
  )
  for (const { value, file, path } of listReferencesOfKind(project, 'link')) {
    const target = periods.get(value.split(/[?#]/)[0] ?? '')
    if (!target) continue
    const own = pages.get(file)?.config
    const isEarlier =
      target.publishAt !== undefined && !(own?.publishAt && own.publishAt >= target.publishAt)
    const isLater =
      target.expiresAt !== undefined && !(own?.expiresAt && own.expiresAt <= target.expiresAt)
    if (!isEarlier && !isLater) continue
    const field = isEarlier ? 'publishAt' : 'expiresAt'
    yield locateProblem(file, path, {
      code: 'timed-link',
      what: `"${value}" is shown only ${isEarlier ? 'from' : 'until'} ${target[field]}: ${isEarlier ? 'before' : 'after'} it this link leads nowhere.`,
      fix: `Take the link out, or "${field}" out of ${target.file}.`,
    })
  }
}

/** Returns the publication periods of pages and records by path. */
function periodsOf(project: Project): ReadonlyMap<string, Period> {
  const periods = new Map<string, Period>()
  for (const [path, { page }] of listPublicPaths(project)) {
    const { publishAt, expiresAt } = page.config ?? {}
    if (publishAt ?? expiresAt) periods.set(path, { ...page.config, file: page.name })
  }
  for (const page of project.pages) {
    const content =
      getRouteParameter(page.id) === undefined ? undefined : findPageRecords(page, project)
    if (!content?.file) continue
    const { file, entries } = content
    const fields = new Map(
      entries.map(({ id, path }) => [id, getValueAtPath(file.value, path) as Partial<Period>]),
    )
    for (const { id, path } of listRecordPaths(page, project)) {
      const { publishAt, expiresAt } = fields.get(id) ?? {}
      if (publishAt ?? expiresAt)
        periods.set(path, {
          ...(publishAt !== undefined && { publishAt }),
          ...(expiresAt !== undefined && { expiresAt }),
          file: file.name,
        })
    }
  }
  return periods
}
