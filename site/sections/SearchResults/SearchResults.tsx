import { EmptyState, Heading, icons, Link, SearchField, Stack } from '#design-system'
import { searchPath } from '#data/pages/resourcePaths.ts'
import type {
  HighlightedText,
  SearchPageLinkContent,
  SearchResultEntry,
  SearchResultsData,
} from '#data/search/search.ts'
import { maxQueryLength } from '#data/search/tokenizer.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { FilterLinks } from '../parts/FilterLinks.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './SearchResults.css.ts'
import type { SearchResultsProps } from './SearchResults.schema.ts'

/** Site search: search field and results by kind. */
export function SearchResults({ title, found, anchor }: SearchResultsProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  const { query, total } = found
  return (
    <SectionLayout anchor={anchor} ground="opening">
      <div className={styles.root}>
        <Stack space={32}>
          <Heading level={1}>{rich(title)}</Heading>
          <SearchField
            id="words"
            name="q"
            action={href(searchPath)}
            label={text('search.label')}
            placeholder={text('search.placeholder')}
            submitLabel={text('search.submit')}
            defaultValue={query}
            maxLength={maxQueryLength}
          />
        </Stack>
        {total > 0 && (
          <p className={styles.count} role="status">
            {text('search.count', { n: total })}
          </p>
        )}
        {total > 0 ? <Results found={found} /> : <Suggestions found={found} />}
      </div>
    </SectionLayout>
  )
}

interface SearchPageProps {
  found: SearchResultsData
}

const searchUrl = (query: string, kind?: string): string =>
  `?${new URLSearchParams({ q: query, ...(kind !== undefined && { kind }) })}`

function Results({ found: { query, kind, groups, total } }: SearchPageProps) {
  const shown = groups.filter(({ results }) => results.length > 0)
  return (
    <>
      {groups.length > 1 && (
        <FilterLinks
          label="search.filter"
          items={[
            {
              label: 'search.kind.all',
              count: total,
              href: searchUrl(query),
              current: kind === undefined,
            },
            ...groups.map((group) => ({
              label: `search.kind.${group.kind}` as const,
              count: group.total,
              href: searchUrl(query, group.kind),
              current: group.kind === kind,
            })),
          ]}
        />
      )}
      <div className={styles.groups}>
        {shown.map((group) => (
          <Group key={group.kind} group={group} query={query} />
        ))}
      </div>
    </>
  )
}

function Group({ group, query }: { group: SearchResultsData['groups'][number]; query: string }) {
  const text = useText()
  const { kind, total, results } = group
  return (
    <section className={styles.group}>
      <div className={styles.kind}>
        <Heading level={2} size="h4">
          {text(`search.kind.${kind}`)}
        </Heading>
      </div>
      <div>
        <ul className={styles.list}>
          {results.map((result) => (
            <Row key={result.id} result={result} />
          ))}
        </ul>
        {results.length < total && (
          <Link href={searchUrl(query, kind)} variant="more">
            {text('search.more', { n: total })}
          </Link>
        )}
      </div>
    </section>
  )
}

function Row({ result: { title, summary, href } }: { result: SearchResultEntry }) {
  return (
    <li className={styles.row}>
      <Heading level={3} size="h5">
        <a className={styles.link} href={href}>
          <Highlighted marked={title} />
        </a>
      </Heading>
      <p className={styles.summary}>
        <Highlighted marked={summary} />
      </p>
    </li>
  )
}

const Highlighted = ({ marked }: { marked: HighlightedText }) =>
  marked.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))

/** Shown without results or without a query: pages with similar names, and popular pages. */
function Suggestions({ found: { query, closest, popular } }: SearchPageProps) {
  const text = useText()
  return (
    <div className={styles.suggestions}>
      {query !== '' && (
        <EmptyState
          title={text('list.empty')}
          icon={icons.searchIcon}
          hint={text('search.none.hint')}
        />
      )}
      {closest.length > 0 && <Links title={text('search.closest')} items={closest} />}
      <Links title={text('search.popular')} items={popular} />
    </div>
  )
}

function Links(props: { title: string; items: readonly SearchPageLinkContent[] }) {
  return (
    <section>
      <Heading level={2} size="h5">
        {props.title}
      </Heading>
      <ul className={styles.links}>
        {props.items.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
