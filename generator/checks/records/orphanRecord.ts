import { type CollectionName, collectionNames } from '#data/content/collectionNames.ts'
import { localeCodes } from '#data/locale/locales.ts'
import { isDraftPage, isPublished } from '../../plan/addresses.ts'
import { locateProblem } from '../../input/json.ts'
import type { ContentFile } from '../../input/project.ts'
import { listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires every published record to be shown by a page in at least one language. */
export const checkOrphanRecords: ProjectCheck = function* (project) {
  const { pages, records } = project
  const shown = new Set<CollectionName>(
    pages
      .filter((page) => !isDraftPage(page))
      .flatMap(({ config, sections }) => [
        ...(config?.data ?? ([] as const)),
        ...sections.flatMap(({ meta }) => meta.source ?? []),
      ]) as CollectionName[],
  )
  for (const name of collectionNames) {
    const { file, entries }: ContentFile<object> = records[name]
    const referenced = new Set(
      listReferencesOfKind(project, `record:${name}`).map(({ value }) => value),
    )
    for (const { id, path, value } of entries) {
      const { state = true, websites } = (value ?? {}) as { state?: boolean; websites?: [] }
      if (!file || id === undefined || !state) continue
      const nowhere = !localeCodes.some((locale) =>
        isPublished({ state, ...(websites && { websites }) }, locale),
      )
      if (nowhere)
        yield locateProblem(file, [...path, 'websites'], {
          code: 'orphan-record',
          what: `The record "${id}" is shown in no language.`,
          fix: 'List the websites that show it, or take "websites" out: then all do.',
        })
      else if (!shown.has(name) && !referenced.has(id))
        yield locateProblem(file, [...path, 'id'], {
          code: 'orphan-record',
          what: `No page shows records of ${name}, so nobody sees "${id}".`,
          fix: 'Add a section with this source to a page, or take the record out.',
        })
    }
  }
}
