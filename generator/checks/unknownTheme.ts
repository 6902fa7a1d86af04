import { problemAt } from '../json.ts'
import { suggestion } from '../nearest.ts'
import type { Check } from './check.ts'

/** The theme of the site exists. */
export const unknownTheme: Check = function* ({ site, themes }) {
  if (!site || themes.size === 0 || themes.has(site.config.theme)) return
  yield problemAt(site.file, ['theme'], {
    code: 'unknown-theme',
    what: `There is no theme "${site.config.theme}".`,
    ...suggestion(site.config.theme, themes, `Themes are: ${[...themes].join(', ')}.`),
  })
}
