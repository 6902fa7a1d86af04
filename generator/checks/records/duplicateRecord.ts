import { collectionNames } from '#data/content/collectionNames.ts'
import { locateProblem } from '../../input/json.ts'
import type { ContentFile, Project } from '../../input/project.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires record ids to be unique in their collection. */
export const checkDuplicateRecords: ProjectCheck = function* ({ records }: Project) {
  for (const name of collectionNames) {
    const { file, entries }: ContentFile<unknown> = records[name]
    const seen = new Set<string>()
    for (const { id, path } of entries) {
      if (!file || id === undefined) continue
      if (seen.has(id))
        yield locateProblem(file, [...path, 'id'], {
          code: 'duplicate-record',
          what: `Another record has the id "${id}".`,
          fix: 'Give this one an id of its own.',
        })
      seen.add(id)
    }
  }
}
