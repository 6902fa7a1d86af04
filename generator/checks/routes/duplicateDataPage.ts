import { recordRouteParameters } from '#data/content/collections.ts'
import { isDraftPage, parameterOf, pagePathOf } from '../../plan/addresses.ts'
import { locateProblem } from '../../input/json.ts'
import type { ParsedPage } from '../../input/project.ts'
import type { Check } from '../check.ts'

/** Allows one published config per collection, because each record has one address. */
export const duplicateDataPage: Check = function* ({ pages }) {
  const owners = new Map<string, ParsedPage>()
  for (const page of pages) {
    const { id, file, config } = page
    if (!file || !config?.data || isDraftPage(page)) continue
    // `badRoute` reports a file with another parameter name.
    if (parameterOf(id) !== recordRouteParameters[config.data]) continue
    const owner = owners.get(config.data)
    if (owner)
      yield locateProblem(file, ['data'], {
        code: 'duplicate-data-page',
        what: `The records of ${config.data} have pages already: ${owner.name} shows them at ${pagePathOf(owner.id)}.`,
        fix: 'Keep one of the two configs.',
      })
    else owners.set(config.data, page)
  }
}
