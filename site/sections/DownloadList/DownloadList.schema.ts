import {
  type FilterSelection,
  type DownloadFacet,
  downloadFacets,
  type FileLanguageRank,
} from '#data/downloads/downloadFilters.ts'
import type { DownloadableFile } from '#data/downloads/downloads.ts'
import { defineSectionSchema } from '#data/pages/configFields.ts'

export const DownloadListSchema = defineSectionSchema(
  'DownloadList',
  {
    description: 'All downloadable files; filters and page number are in the URL query.',
    loader: {
      module: '#app/downloads/downloads.server.ts',
      name: 'loadDownloadList',
      prop: 'list',
    },
    source: ['products', 'videos', 'images'],
    query: [...downloadFacets, 'page'],
    clock: true,
  },
  {},
)

/** Downloadable file with its title in the language of the page. */
export interface DownloadListEntry extends DownloadableFile {
  readonly title: string
  /** The same document in other languages. */
  readonly others: readonly Pick<DownloadableFile, 'address' | 'languages' | 'bytes'>[]
}

/** Filter option: a value of a facet. */
export interface FacetOption {
  readonly value: string
  /** Name of a product; other values take their label from messages. */
  readonly title?: string | undefined
  /** Number of files with this option applied. */
  readonly count: number
  readonly checked: boolean
}

/** Loader data: the page of the filtered list that the URL query selects. */
export interface DownloadListLoaderData {
  readonly choices: FilterSelection
  readonly facets: readonly {
    readonly facet: DownloadFacet
    readonly options: readonly FacetOption[]
  }[]
  readonly groups: readonly {
    readonly rank: FileLanguageRank
    readonly files: readonly DownloadListEntry[]
  }[]
  /** Number of files on all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
}
export type DownloadListProps = typeof DownloadListSchema.Type & {
  readonly list: DownloadListLoaderData
}
