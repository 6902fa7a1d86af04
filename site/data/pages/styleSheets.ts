const link = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g

/** Extracts the URLs of a document's style sheets, in order. */
export const extractStyleSheets = (html: string): readonly string[] =>
  [...html.matchAll(link)].map(([, href = '']) => href)

/** Replaces all style sheets of a document by one. */
export function replaceStyleSheets(html: string, href: string): string {
  let first = true
  return html.replaceAll(link, () => {
    const replacement = first ? `<link rel="stylesheet" href="${href}"/>` : ''
    first = false
    return replacement
  })
}
