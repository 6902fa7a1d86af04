import { type Choices, type Facet, facets, type LanguageRank } from '#data/downloadFilters.ts'
import type { Download } from '#data/downloads.ts'
import { section } from '#data/fields.ts'
import { categoryLabels } from '#data/productCategories.ts'

/** Messages that rows of files show. */
export const downloadMessages = [
  'document.version',
  'document.replaces',
  'download.captions',
  'download.checksum',
  'download.details',
  'download.language.de',
  'download.language.en',
  'download.language.zh',
  'download.latest',
  'download.others',
  'download.pages',
  'download.permanent',
  'download.replaced',
  'download.seconds',
  'download.size.kb',
  'download.size.mb',
] as const

export const DownloadListSchema = section(
  'DownloadList',
  {
    description: 'Every file that can be taken along, with filters and pages in the address.',
    source: ['products', 'videos', 'images'],
    query: [...facets, 'page'],
    clock: true,
    messages: [
      ...downloadMessages,
      ...categoryLabels,
      'document.datasheet',
      'document.installation-guide',
      'document.user-manual',
      'download.applied',
      'download.clear',
      'download.count',
      'download.document.image',
      'download.document.pdf',
      'download.document.video',
      ...facets.map((facet) => `download.facet.${facet}` as const),
      'download.filter',
      'download.follow',
      'download.group.any',
      'download.group.other',
      'download.group.own',
      'download.hint',
      'download.language.none',
      'download.remove',
      'download.resource.film',
      'download.resource.picture',
      'download.series.accessories',
      'download.series.battery',
      'download.series.charger',
      'download.series.commercial',
      'download.series.home',
      'download.series.inverter',
      'download.series.utility',
      'download.show',
      'download.title',
      'download.updated.month',
      'download.updated.older',
      'download.updated.quarter',
      'download.updated.year',
      'faq.problem.communication',
      'faq.problem.fault-codes',
      'faq.problem.installation',
      'faq.problem.maintenance',
      'faq.problem.operation',
      'faq.problem.safety',
      'faq.problem.start-up',
      'faq.problem.warranty',
      'list.empty',
      'pagination.label',
      'pagination.next',
      'pagination.previous',
    ],
  },
  {},
)

/** A file with its title in the page's language. */
export interface DownloadItem extends Download {
  readonly title: string
  /** The same in other languages. */
  readonly others: readonly Pick<Download, 'address' | 'languages' | 'bytes'>[]
}

/** A value of a facet, as the filter offers it. */
export interface FacetOption {
  readonly value: string
  /** Name of a product; other values are named by messages. */
  readonly title?: string | undefined
  /** How many files it would show. */
  readonly count: number
  readonly checked: boolean
}

/** One page of the filtered list, as the address asks for it. */
export interface DownloadPage {
  readonly choices: Choices
  readonly facets: readonly { readonly facet: Facet; readonly options: readonly FacetOption[] }[]
  readonly groups: readonly {
    readonly rank: LanguageRank
    readonly files: readonly DownloadItem[]
  }[]
  /** How many files there are on all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
}
export type DownloadListProps = typeof DownloadListSchema.Type & { readonly list: DownloadPage }
