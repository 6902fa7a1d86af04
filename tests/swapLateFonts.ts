/**
 * Runs in the browser: shows fonts that came later than the first paint, which pages show from the next one on. A rule that is added replaces
 * the one with the same descriptors; Firefox lets no rule of a font be changed.
 */
export function swapLateFonts(): void {
  const listFontFaces = (rules: CSSRuleList): readonly string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) return rule.cssText
      return 'cssRules' in rule ? listFontFaces(rule.cssRules as CSSRuleList) : []
    })
  const faces = [...document.styleSheets].flatMap(({ cssRules }) => listFontFaces(cssRules))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(faces.join('\n').replaceAll(/font-display: ?optional/g, 'font-display: swap'))
  document.adoptedStyleSheets.push(sheet)
  // Fonts are requested by layout.
  document.body.getBoundingClientRect()
}
