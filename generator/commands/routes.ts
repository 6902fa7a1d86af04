import { splitLocaleFromPath } from '#data/locale/locales.ts'
import { decodeAndCheckSources } from '../index.ts'
import { createSitePlan } from '../plan/plan.ts'
import { isErrorProblem } from '../problems/problem.ts'
import { readProjectSources } from '../input/read.ts'
import { type GeneratorCommand, createCommandFailure } from './command.ts'

/** Lists every page with its path, render mode, languages and number of addresses. */
export const routesCommand: GeneratorCommand = {
  name: 'routes',
  parameters: [],
  about: 'lists every page: path, render mode, languages, addresses, config',
  run: (_, { top }) => {
    const { project, problems } = decodeAndCheckSources(readProjectSources(top))
    if (problems.some(isErrorProblem))
      return createCommandFailure(
        'The page configs have problems.',
        'Run npm run generate to see them.',
      )
    const plan = createSitePlan(project)
    const rows = plan.pages.map(({ id, path, mode, draft, config }) => {
      const own = plan.routes.filter(({ page }) => page === id)
      const shown = own.filter(({ addresses }) => addresses.length > 0)
      return {
        path,
        mode,
        draft,
        locales: shown.map(({ locale }) => locale),
        addresses: own.flatMap(({ addresses }) => addresses),
        config,
      }
    })
    const sorted = rows.toSorted((a, b) => (a.path < b.path ? -1 : 1))
    const lines = sorted.map(({ path, mode, draft, locales, addresses, config }) => {
      const paths = new Set(addresses.map((address) => splitLocaleFromPath(address).path)).size
      const count = draft ? 'draft' : paths === 1 ? '' : `${paths} records`
      return [
        path.padEnd(64),
        mode.padEnd(8),
        locales.join(' ').padEnd(15),
        count.padEnd(12),
        config,
      ].join(' ')
    })
    const total = rows.reduce((sum, { addresses }) => sum + addresses.length, 0)
    return {
      status: 0,
      text: `${lines.join('\n')}\n${rows.length} pages, ${total} addresses\n`,
      data: sorted,
    }
  },
}
