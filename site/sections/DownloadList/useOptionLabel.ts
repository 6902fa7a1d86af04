import type { DownloadFacet } from '#data/downloads/downloadFilters.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { useText } from '../site.tsx'
import type { FacetOption } from './DownloadList.schema.ts'

/** Returns the message id of an option of each facet. */
const labels: Readonly<Record<DownloadFacet, (value: string) => string>> = {
  series: (value) => `download.series.${value}`,
  type: (value) => `nav.products.${value}`,
  // Products carry their own titles.
  product: (value) => value,
  document: (value) => `download.document.${value}`,
  resource: (value) =>
    documentKinds.has(value) ? `document.${value}` : `download.resource.${value}`,
  problem: (value) => `faq.problem.${value}`,
  language: (value) => `download.language.${value}`,
  updated: (value) => `download.updated.${value}`,
}

/** Resource types whose labels exist under `document.`. */
const documentKinds: ReadonlySet<string> = new Set([
  'datasheet',
  'user-manual',
  'installation-guide',
])

/** Returns a function that returns the label of a filter option. */
export function useOptionLabel(): (facet: DownloadFacet, option: FacetOption) => string {
  const text = useText()
  return (facet, { value, title }) => title ?? text(labels[facet](value) as MessageId)
}
