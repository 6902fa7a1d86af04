import { hash } from 'node:crypto'

/** Maximum length of the props that stay inline in the page, in escaped characters. */
const maxInlineLength = 4000

const propsAttribute = /data-props="([^"]*)"/g

const entities: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])

/** Long props of islands, moved to files: they are only needed on hydration, and pages share equal ones. */
interface LongProps {
  /** JSON by URL path. */
  readonly files: ReadonlyMap<string, string>
  /** Replaces long props in a page by references; returns the paths of their files. */
  readonly takeFrom: (html: string) => {
    readonly html: string
    readonly addresses: readonly string[]
  }
}

/** Creates a collector of long props; `nameOf` returns the URL path of a file. */
export function createLongIslandPropsCollector(nameOf: (json: string) => string): LongProps {
  const files = new Map<string, string>()
  const pathByDigest = new Map<string, string>()
  const addressOf = (escaped: string): string => {
    // The substring as key would keep the whole page in memory.
    const digest = hash('sha256', escaped)
    const existing = pathByDigest.get(digest)
    if (existing !== undefined) return existing
    const json = escaped.replaceAll(/&[^;]+;/g, (entity) => entities.get(entity) ?? entity)
    const address = nameOf(json)
    files.set(address, json)
    pathByDigest.set(digest, address)
    return address
  }
  return {
    files,
    takeFrom: (html) => {
      const addresses = new Set<string>()
      const rest = html.replaceAll(propsAttribute, (attribute, escaped: string) => {
        if (escaped.length <= maxInlineLength) return attribute
        const address = addressOf(escaped)
        addresses.add(address)
        return `data-props-from="${address}"`
      })
      return { html: rest, addresses: [...addresses] }
    },
  }
}
