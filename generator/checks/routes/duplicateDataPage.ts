import { recordRouteParameters } from '#data/content/collections.ts'
import { isDraftPage, getRouteParameter, getPagePath } from '../../plan/addresses.ts'
import { locateProblem } from '../../input/json.ts'
import type { ParsedPageConfig } from '../../input/project.ts'
import type { ProjectCheck } from '../check.ts'

/** Allows one published config per collection, because each record has one address. */
export const checkDuplicateDataPages: ProjectCheck = function* ({ pages }) {
  const owners = new Map<string, ParsedPageConfig>()
  for (const page of pages) {
    const { id, file, config } = page
    if (!file || !config?.data || isDraftPage(page)) continue
    // `checkRoutePaths` reports a file with another parameter name.
    if (getRouteParameter(id) !== recordRouteParameters[config.data]) continue
    const owner = owners.get(config.data)
    if (owner)
      yield locateProblem(file, ['data'], {
        code: 'duplicate-data-page',
        what: `The records of ${config.data} have pages already: ${owner.name} shows them at ${getPagePath(owner.id)}.`,
        fix: 'Keep one of the two configs.',
      })
    else owners.set(config.data, page)
  }
}
