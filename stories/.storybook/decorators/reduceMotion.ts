/** Original text of the rewritten media queries. */
const originalQueries = new Map<MediaList, string>()

const always = '(min-width: 0px)'
const never = '(max-width: 0px)'

/**
 * Emulates `prefers-reduced-motion` for all styles of the page. A page cannot change the preference itself, so the
 * matching media queries are rewritten.
 */
export function reduceMotion(on: boolean): void {
  for (const [media, text] of originalQueries) media.mediaText = text
  originalQueries.clear()
  if (!on) return
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion')) {
      const { media } = rule
      const text = media.mediaText
      originalQueries.set(media, text)
      media.mediaText = text
        .replaceAll(/\(prefers-reduced-motion(: reduce)?\)/g, always)
        .replaceAll('(prefers-reduced-motion: no-preference)', never)
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList)
  }
}
