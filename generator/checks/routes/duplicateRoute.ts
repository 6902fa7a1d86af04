import { getPagePath, listRecordPaths } from '../../plan/addresses.ts'
import { locateProblem, locateProblemAtFileStart } from '../../input/json.ts'
import { type ParsedPageConfig, findPageRecords } from '../../input/project.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires addresses to be unique, compared without case. */
export const checkDuplicateRoutes: ProjectCheck = function* (project) {
  const owners = new Map<string, ParsedPageConfig>()
  for (const page of project.pages) {
    const path = getPagePath(page.id).toLowerCase().replace(/:.*$/, ':')
    const owner = owners.get(path)
    if (owner)
      yield locateProblemAtFileStart(page.name, {
        code: 'duplicate-route',
        what: `${owner.name} has the same address, ${getPagePath(owner.id)}.`,
        fix: 'Keep one of the two files.',
      })
    else owners.set(path, page)
  }
  for (const page of project.pages)
    for (const { path, id } of listRecordPaths(page, project)) {
      const owner = owners.get(path.toLowerCase())
      const records = findPageRecords(page, project)
      const entry = records?.entries.find((record) => record.id === id)
      if (owner && entry && records?.file)
        yield locateProblem(records.file, [...entry.path, 'id'], {
          code: 'duplicate-route',
          what: `${owner.name} already has the address ${path}.`,
          fix: 'Give the record another id, or name the page in it: "page".',
        })
    }
}
