const link = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g

/** Addresses of the style sheets that a document asks for, in their order. */
export const styleSheetsOf = (html: string): readonly string[] =>
  [...html.matchAll(link)].map(([, href = '']) => href)

/** The document with one style sheet in the place of all it asks for. */
export function withOneSheet(html: string, href: string): string {
  let first = true
  return html.replaceAll(link, () => {
    const kept = first ? `<link rel="stylesheet" href="${href}"/>` : ''
    first = false
    return kept
  })
}
