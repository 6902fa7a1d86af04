/** Props of an island that are shorter are sent with their page. */
const longest = 4000

const pattern = /data-props="([^"]*)"/g

const characters: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])

/**
 * Takes long props of islands out of a page: they are wanted only once an island wakes. `keep` gets each as JSON and
 * gives the address it is fetched from.
 */
export async function withoutLongProps(
  html: string,
  keep: (json: string) => Promise<string>,
): Promise<string> {
  if (!html.includes('data-props="')) return html
  const addresses = new Map<string, string>()
  for (const [attribute, escaped = ''] of html.matchAll(pattern)) {
    if (escaped.length <= longest) continue
    const json = escaped.replaceAll(/&[^;]+;/g, (entity) => characters.get(entity) ?? entity)
    addresses.set(attribute, `data-props-from="${await keep(json)}"`)
  }
  return html.replaceAll(pattern, (attribute) => addresses.get(attribute) ?? attribute)
}
