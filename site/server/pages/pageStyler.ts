import type { BuiltSiteManifest } from '#data/pages/builtSite.ts'
import {
  extractStyleSheetUrls,
  inlineFirstSectionStyles,
  type InlinableStyleSheet,
} from '#data/pages/styleSheets.ts'
import { hashCspSource } from '../http/cspSource.ts'
import type { RenderedPageResponse } from './renderer.ts'

/** Body of a page. */
interface StyledPage {
  readonly bytes: RenderedPageResponse['content']
  /** CSP source of its inline style; undefined without one. */
  readonly style?: string
}

/** Creates a function that inlines the styles of a page's first section, if the build has joined its style sheets. */
export function createPageStyleInliner(
  site: BuiltSiteManifest,
): (page: RenderedPageResponse) => StyledPage {
  const sheets = indexStyleSheets(site)
  return ({ type, content: bytes }) => {
    if (!type.startsWith('text/html')) return { bytes }
    const html = Buffer.from(bytes).toString()
    const sheet = sheets.get(extractStyleSheetUrls(html).join(' '))
    if (sheet === undefined) return { bytes }
    const page = inlineFirstSectionStyles(html, sheet)
    return { bytes: Buffer.from(page.html), style: hashCspSource(page.style) }
  }
}

/** Indexes the style sheets of a build by the URLs of their sources. */
function indexStyleSheets({
  styles,
  styleRules,
}: BuiltSiteManifest): ReadonlyMap<string, InlinableStyleSheet> {
  const rules = new Map(Object.entries(styleRules))
  return new Map(
    Object.entries(styles).map(([urls, rest]) => [
      urls,
      { rules: urls.split(' ').flatMap((url) => rules.get(url) ?? []), rest },
    ]),
  )
}
