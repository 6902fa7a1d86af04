import { pagePathOf, recordPaths } from '../../plan/addresses.ts'
import { locateProblem, locateProblemAtFileStart } from '../../input/json.ts'
import { type ParsedPage, findPageRecords } from '../../input/project.ts'
import type { Check } from '../check.ts'

/** Requires addresses to be unique, compared without case. */
export const duplicateRoute: Check = function* (project) {
  const owners = new Map<string, ParsedPage>()
  for (const page of project.pages) {
    const path = pagePathOf(page.id).toLowerCase().replace(/:.*$/, ':')
    const owner = owners.get(path)
    if (owner)
      yield locateProblemAtFileStart(page.name, {
        code: 'duplicate-route',
        what: `${owner.name} has the same address, ${pagePathOf(owner.id)}.`,
        fix: 'Keep one of the two files.',
      })
    else owners.set(path, page)
  }
  for (const page of project.pages)
    for (const { path, id } of recordPaths(page, project)) {
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
