import { collectionNames } from '#data/content/collectionNames.ts'
import type { ContentFile } from '../../input/project.ts'
import { locateProblem } from '../../input/json.ts'
import { suggestCorrection } from '../../problems/nearest.ts'
import { listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires every referenced record to exist and to be published. */
export const checkUnknownRecords: ProjectCheck = function* (project) {
  for (const name of collectionNames) {
    const { entries, readable }: ContentFile<{ readonly id: string; readonly state?: boolean }> =
      project.records[name]
    if (!readable) continue
    const ids = new Map(entries.map(({ id, value }) => [id ?? '', value?.state ?? true]))
    for (const { value, file, path } of listReferencesOfKind(project, `record:${name}`)) {
      if (ids.get(value)) continue
      const hidden = ids.has(value)
      yield locateProblem(file, path, {
        code: 'unknown-record',
        what: hidden
          ? `The record "${value}" is not published.`
          : `content/${name}.json has no record "${value}".`,
        ...(hidden
          ? { fix: 'Name one that everyone can see.' }
          : suggestCorrection(value, ids.keys(), `Records are: ${[...ids.keys()].join(', ')}.`)),
      })
    }
  }
}
