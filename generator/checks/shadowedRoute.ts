import { latestPath } from '#data/resources.ts'
import { addressesOf } from '../addresses.ts'
import { problemOf } from '../json.ts'
import type { Check } from './check.ts'

/** Folders of files, and what the server tells of itself. */
const answered = ['/brand/', '/documents/', '/drawings/', '/films/', latestPath, '/metrics/']

/** No page has an address that the server answers before it looks for pages. */
export const shadowedRoute: Check = function* (project) {
  for (const [path, { page }] of addressesOf(project)) {
    const other = answered.find((start) => `${path.toLowerCase()}/`.startsWith(start))
    if (other !== undefined)
      yield problemOf(page.name, {
        code: 'shadowed-route',
        what: `The server answers ${other} by itself: nobody would see ${path}.`,
        fix: 'Give the page another address.',
      })
  }
}
