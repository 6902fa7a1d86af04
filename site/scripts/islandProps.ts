import { hash } from 'node:crypto'

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

/** Long props of islands: they are wanted only once an island wakes, and pages with the same share them. */
interface LongProps {
  /** JSON by the address it is fetched from. */
  readonly files: ReadonlyMap<string, string>
  /** Takes them out of a page; tells their addresses. */
  readonly takeFrom: (html: string) => {
    readonly html: string
    readonly addresses: readonly string[]
  }
}

/** Gathers long props; `nameOf` gives each its address. */
export function longProps(nameOf: (json: string) => string): LongProps {
  const files = new Map<string, string>()
  const known = new Map<string, string>()
  const addressOf = (escaped: string): string => {
    // The text itself, as a key, would hold the page that it is cut out of.
    const digest = hash('sha256', escaped)
    const before = known.get(digest)
    if (before !== undefined) return before
    const json = escaped.replaceAll(/&[^;]+;/g, (entity) => characters.get(entity) ?? entity)
    const address = nameOf(json)
    files.set(address, json)
    known.set(digest, address)
    return address
  }
  return {
    files,
    takeFrom: (html) => {
      const addresses = new Set<string>()
      const rest = html.replaceAll(pattern, (attribute, escaped: string) => {
        if (escaped.length <= longest) return attribute
        const address = addressOf(escaped)
        addresses.add(address)
        return `data-props-from="${address}"`
      })
      return { html: rest, addresses: [...addresses] }
    },
  }
}
