/** Media queries as written, for those that are rewritten now. */
const written = new Map<MediaList, string>()

const always = '(min-width: 0px)'
const never = '(max-width: 0px)'

/**
 * Makes every style on the page behave as if the visitor had asked for less movement. Only the browser can be
 * asked that, not a page; so the media queries that ask for it get the answer written into them.
 */
export function reduceMotion(on: boolean): void {
  for (const [media, text] of written) media.mediaText = text
  written.clear()
  if (!on) return
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion')) {
      const { media } = rule
      const text = media.mediaText
      written.set(media, text)
      media.mediaText = text
        .replaceAll(/\(prefers-reduced-motion(: reduce)?\)/g, always)
        .replaceAll('(prefers-reduced-motion: no-preference)', never)
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList)
  }
}
