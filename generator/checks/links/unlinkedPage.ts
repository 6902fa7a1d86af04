import { isDraftPage, getRouteParameter, getPagePath } from '../../plan/addresses.ts'
import { locateProblem } from '../../input/json.ts'
import { listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires a link from the menu, another page or a record to every indexable page. */
export const checkUnlinkedPages: ProjectCheck = function* (project) {
  const links = listReferencesOfKind(project, 'link')
  for (const page of project.pages) {
    const { file, config } = page
    if (!file || !config || config.noindex || isDraftPage(page)) continue
    const path = getPagePath(page.id)
    if (path === '/' || getRouteParameter(page.id) !== undefined) continue
    const isLinked = links.some(
      (link) => link.file !== file && link.value.split(/[?#]/)[0] === path,
    )
    if (!isLinked)
      yield locateProblem(file, ['title'], {
        code: 'unlinked-page',
        what: `No link leads to ${path}.`,
        fix: `Add it to "menu" in pages-config/site.json or link to it from a page; "noindex": true is for a page that only its address opens.`,
      })
  }
}
