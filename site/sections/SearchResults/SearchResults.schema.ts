import { defineSectionSchema, TitleSchema } from '#data/pages/configFields.ts'
import type { SearchResultsData } from '#data/search/search.ts'

export const SearchResultsSchema = defineSectionSchema(
  'SearchResults',
  {
    description: 'A search field for the whole site, and the results by kind.',
    loader: { module: '#app/search/search.server.ts', name: 'loadSearchResults', prop: 'found' },
    query: ['q', 'kind'],
    clock: true,
    h1: true,
  },
  { title: TitleSchema },
)

export type SearchResultsProps = typeof SearchResultsSchema.Type & {
  readonly found: SearchResultsData
}
