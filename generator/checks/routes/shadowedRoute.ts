import { latestDownloadPath } from '#data/pages/resourcePaths.ts'
import { listPublicPaths, listDraftAddresses } from '../../plan/addresses.ts'
import { locateProblemAtFileStart } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

/** Path prefixes of static files and of metrics. */
const folders = ['/brand/', '/documents/', '/drawings/', '/films/', latestDownloadPath, '/metrics/']

/** Returns the server-handled prefix of a path. */
export const findServerHandledPrefix = (path: string): string | undefined =>
  folders.find((start) => `${path.toLowerCase()}/`.startsWith(start))

/** Rejects addresses that the server handles before it matches pages. */
export const checkShadowedRoutes: ProjectCheck = function* (project) {
  for (const [path, { page }] of [...listPublicPaths(project), ...listDraftAddresses(project)]) {
    const prefix = findServerHandledPrefix(path)
    if (prefix !== undefined)
      yield locateProblemAtFileStart(page.name, {
        code: 'shadowed-route',
        what: `The server answers ${prefix} by itself: nobody would see ${path}.`,
        fix: 'Give the page another address.',
      })
  }
}
