import { locateProblem } from '../../input/json.ts'
import { suggestCorrection } from '../../problems/nearest.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires the theme of the site to exist. */
export const checkUnknownThemes: ProjectCheck = function* ({ site, themes }) {
  if (!site || themes.size === 0 || themes.has(site.config.theme)) return
  yield locateProblem(site.file, ['theme'], {
    code: 'unknown-theme',
    what: `There is no theme "${site.config.theme}".`,
    ...suggestCorrection(site.config.theme, themes, `Themes are: ${[...themes].join(', ')}.`),
  })
}
