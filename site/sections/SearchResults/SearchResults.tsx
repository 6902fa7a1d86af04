import { EmptyState, Heading, icons, Link, SearchField, Stack } from '#design-system'
import { searchPath } from '#data/resources.ts'
import type { Marked, PageLink, Result, SearchPage } from '#data/search.ts'
import { longestQuery } from '#data/searchWords.ts'
import { Band } from '../Band.tsx'
import { FilterLinks } from '../FilterLinks.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './SearchResults.css.ts'
import type { SearchResultsProps } from './SearchResults.schema.ts'

/** A line to search the whole site, and what was found, by kinds. */
export function SearchResults({ title, found, anchor }: SearchResultsProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  const { query, total } = found
  return (
    <Band anchor={anchor} ground="opening">
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
            maxLength={longestQuery}
          />
        </Stack>
        {total > 0 && (
          <p className={styles.count} role="status">
            {text('search.count', { n: total })}
          </p>
        )}
        {total > 0 ? <Found found={found} /> : <Elsewhere found={found} />}
      </div>
    </Band>
  )
}

interface FoundProps {
  found: SearchPage
}

const address = (query: string, kind?: string): string =>
  `?${new URLSearchParams({ q: query, ...(kind !== undefined && { kind }) })}`

function Found({ found: { query, kind, groups, total } }: FoundProps) {
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
              href: address(query),
              current: kind === undefined,
            },
            ...groups.map((group) => ({
              label: `search.kind.${group.kind}` as const,
              count: group.total,
              href: address(query, group.kind),
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

function Group({ group, query }: { group: SearchPage['groups'][number]; query: string }) {
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
          <Link href={address(query, kind)} variant="more">
            {text('search.more', { n: total })}
          </Link>
        )}
      </div>
    </section>
  )
}

function Row({ result: { title, summary, href } }: { result: Result }) {
  return (
    <li className={styles.row}>
      <Heading level={3} size="h5">
        <a className={styles.link} href={href}>
          <Words marked={title} />
        </a>
      </Heading>
      <p className={styles.summary}>
        <Words marked={summary} />
      </p>
    </li>
  )
}

const Words = ({ marked }: { marked: Marked }) =>
  marked.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))

/** Where nothing was found, or nothing asked for: what has a similar name, and what many look for. */
function Elsewhere({ found: { query, closest, popular } }: FoundProps) {
  const text = useText()
  return (
    <div className={styles.elsewhere}>
      {query !== '' && (
        <EmptyState
          title={text('list.empty')}
          icon={icons.search}
          hint={text('search.none.hint')}
        />
      )}
      {closest.length > 0 && <Links title={text('search.closest')} items={closest} />}
      <Links title={text('search.popular')} items={popular} />
    </div>
  )
}

function Links(props: { title: string; items: readonly PageLink[] }) {
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
