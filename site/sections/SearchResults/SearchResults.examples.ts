import type {
  HighlightedText,
  SearchResultEntry,
  SearchEntryKind,
  SearchResultsData,
} from '#data/search/search.ts'
import type { SectionExamples } from '../examples.ts'
import type { SearchResultsProps, SearchResultsSchema } from './SearchResults.schema.ts'

const props = { title: 'page.search.header.title' } satisfies typeof SearchResultsSchema.Type

const plain = (text: string): HighlightedText => [{ text, hit: false }]

/** Returns a text with one part highlighted. */
const hit = (text: string, part: string): HighlightedText => {
  const [before = '', after = ''] = text.split(part)
  return [
    { text: before, hit: false },
    { text: part, hit: true },
    { text: after, hit: false },
  ]
}

const result = (
  kind: SearchEntryKind,
  title: HighlightedText,
  summary: string,
): SearchResultEntry => ({
  id: `${kind}:${title.map(({ text }) => text).join('')}`,
  kind,
  title,
  summary: plain(summary),
  href: '/support-center/warranty',
})

const none: SearchResultsData = {
  query: '',
  kind: undefined,
  total: 0,
  groups: [],
  closest: [],
  popular: [{ label: 'Warranty', href: '/support-center/warranty' }],
}

const found = (query: string, results: readonly SearchResultEntry[]): SearchResultsData => ({
  ...none,
  query,
  total: results.length + 3,
  groups: [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, own], at) => ({
    kind,
    total: own.length + (at === 0 ? 3 : 0),
    results: own,
  })),
})

const english = found('warranty', [
  result('page', hit('Warranty', 'Warranty'), 'What is covered, for how long and where.'),
  result('faq', hit('How long does the warranty run?', 'warranty'), 'Battery: 10 years.'),
  result('faq', hit('What ends the warranty early?', 'warranty'), 'An opened module.'),
])

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { found: english } },
  oneKind: {
    props,
    given: {
      found: {
        ...english,
        kind: 'faq',
        groups: english.groups.map((group) =>
          group.kind === 'faq' ? group : { ...group, results: [] },
        ),
      },
    },
  },
  nothing: {
    props,
    given: {
      found: {
        ...none,
        query: 'guarntys',
        closest: [{ label: 'Warranty', href: '/support-center/warranty' }],
      },
    },
  },
  unasked: { props, given: { found: none } },
  german: {
    locale: 'de',
    props,
    given: {
      found: found('Garantie', [
        result(
          'document',
          hit('Garantiebedingungen für Batteriewechselrichter', 'Garantie'),
          'Netzdienstleistungsverträge und Inbetriebnahmeprotokolle, mindestens zehn Jahre.',
        ),
      ]),
    },
  },
  chinese: {
    locale: 'cn',
    props,
    given: { found: found('质保', [result('faq', hit('质保多久？', '质保'), '电池：10 年。')]) },
  },
} satisfies SectionExamples<typeof SearchResultsSchema.Type, Pick<SearchResultsProps, 'found'>>
