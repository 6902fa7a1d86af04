import { section, Title } from '#data/fields.ts'
import type { SearchPage } from '#data/search.ts'

export const SearchResultsSchema = section(
  'SearchResults',
  {
    description: 'A line to search the whole site, and what was found, by kinds.',
    query: ['q', 'kind'],
    clock: true,
    h1: true,
    messages: [
      'list.empty',
      'search.closest',
      'search.count',
      'search.filter',
      'search.kind.all',
      'search.kind.article',
      'search.kind.case',
      'search.kind.document',
      'search.kind.event',
      'search.kind.faq',
      'search.kind.news',
      'search.kind.page',
      'search.kind.product',
      'search.kind.video',
      'search.label',
      'search.more',
      'search.none.hint',
      'search.one.article',
      'search.one.case',
      'search.one.document',
      'search.one.event',
      'search.one.faq',
      'search.one.news',
      'search.one.page',
      'search.one.product',
      'search.one.video',
      'search.placeholder',
      'search.popular',
      'search.submit',
      'search.suggestions',
    ],
  },
  { title: Title },
)

export type SearchResultsProps = typeof SearchResultsSchema.Type & { readonly found: SearchPage }
