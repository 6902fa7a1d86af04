import type { Facet } from '#data/downloadFilters.ts'
import type { MessageId } from '#data/fields.ts'
import { useText } from '../site.tsx'
import type { FacetOption } from './DownloadList.schema.ts'

/** Where the names of a facet's values stand. */
const prefixes: Readonly<Record<Facet, string>> = {
  series: 'download.series',
  type: 'nav.products',
  product: '',
  document: 'download.document',
  resource: 'download.resource',
  problem: 'faq.problem',
  language: 'download.language',
  updated: 'download.updated',
}

/** Resource types that documents of products have named before. */
const kinds: ReadonlySet<string> = new Set(['datasheet', 'user-manual', 'installation-guide'])

/** Names a value of a facet. */
export function useOptionLabel(): (facet: Facet, option: FacetOption) => string {
  const text = useText()
  return (facet, { value, title }) => {
    if (title !== undefined) return title
    const prefix = facet === 'resource' && kinds.has(value) ? 'document' : prefixes[facet]
    return text(`${prefix}.${value}` as MessageId)
  }
}
