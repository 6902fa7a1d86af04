import { pathOf, recordPaths } from '../addresses.ts'
import { problemAt, problemOf } from '../json.ts'
import { type Page, recordsOf } from '../project.ts'
import type { Check } from './check.ts'

/** Every address belongs to one config; upper and lower case make no difference. */
export const duplicateRoute: Check = function* (project) {
  const owners = new Map<string, Page>()
  for (const page of project.pages) {
    const path = pathOf(page.id).toLowerCase().replace(/:.*$/, ':')
    const owner = owners.get(path)
    if (owner)
      yield problemOf(page.name, {
        code: 'duplicate-route',
        what: `${owner.name} has the same address, ${pathOf(owner.id)}.`,
        fix: 'Keep one of the two files.',
      })
    else owners.set(path, page)
  }
  for (const page of project.pages)
    for (const { path, id } of recordPaths(page, project)) {
      const owner = owners.get(path.toLowerCase())
      const records = recordsOf(page, project)
      const entry = records?.entries.find((record) => record.id === id)
      if (owner && entry && records?.file)
        yield problemAt(records.file, [...entry.path, 'id'], {
          code: 'duplicate-route',
          what: `${owner.name} already has the address ${path}.`,
          fix: 'Give the record another id, or name the page in it: "page".',
        })
    }
}
