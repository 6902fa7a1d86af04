import { EmptyState, FilterChips, Heading, icons, Icon, Link, Pagination } from '#design-system'
import { serializeFilterSelection, removeFilterValue } from '#data/downloads/downloadFilters.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useHref, useText } from '../site.tsx'
import * as styles from './DownloadList.css.ts'
import type { DownloadListProps, DownloadListLoaderData } from './DownloadList.schema.ts'
import { DownloadFileList } from './DownloadFileList.tsx'
import { DownloadFilterForm } from './Filter.tsx'
import { useOptionLabel } from './useOptionLabel.ts'

/** Downloadable files: filters, applied filters and one page of files. */
export function DownloadList({ list, anchor }: DownloadListProps) {
  const text = useText()
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.root}>
        <DownloadFilterForm facets={list.facets} />
        <div className={styles.files} id="files">
          <div className={styles.head}>
            <p className={styles.count} role="status" data-live>
              {text('download.count', { n: list.total })}
            </p>
            <div data-live>
              <FeedLink list={list} />
            </div>
          </div>
          <div className={styles.list} data-live>
            <AppliedFilters list={list} />
            <Groups list={list} />
            <Pages list={list} />
          </div>
        </div>
      </div>
    </SectionLayout>
  )
}

interface ListProps {
  list: DownloadListLoaderData
}

function FeedLink({ list: { choices } }: ListProps) {
  const text = useText()
  const href = useHref()
  const url = `${href('/support-center/downloads/feed.xml')}${serializeFilterSelection(choices).replace(/^\?$/, '')}`
  return (
    <a className={styles.feed} href={url} type="application/atom+xml">
      <Icon icon={icons.rssIcon} />
      {text('download.follow')}
    </a>
  )
}

/** Applied filter options, each with a link that removes it. */
function AppliedFilters({ list: { choices, facets } }: ListProps) {
  const text = useText()
  const label = useOptionLabel()
  const applied = facets.flatMap(({ facet, options }) =>
    options
      .filter(({ checked }) => checked)
      .map((option) => ({
        label: label(facet, option),
        href: `${serializeFilterSelection(removeFilterValue(choices, facet, option.value))}#files`,
      })),
  )
  if (applied.length === 0) return null
  return (
    <FilterChips
      label={text('download.applied')}
      removeLabel={text('download.remove')}
      applied={applied}
      clear={{ label: text('download.clear'), href: '?#files' }}
    />
  )
}

function Groups({ list: { groups } }: ListProps) {
  const text = useText()
  if (groups.length === 0)
    return (
      <EmptyState
        title={text('list.empty')}
        icon={icons.documentIcon}
        hint={text('download.hint')}
        action={<Link href="?#files">{text('download.clear')}</Link>}
      />
    )
  return groups.map(({ rank, files }) => (
    <section key={rank} className={styles.group}>
      <div className={styles.title}>
        <Heading level={2} size="h4">
          {text(`download.group.${rank}`)}
        </Heading>
      </div>
      <DownloadFileList files={files} />
    </section>
  ))
}

function Pages({ list: { choices, page, pages } }: ListProps) {
  const text = useText()
  if (pages < 2) return null
  const link = (number: number, label: string) => ({
    label,
    href: `${serializeFilterSelection(choices, number)}#files`,
    current: number === page,
  })
  return (
    <Pagination
      label={text('pagination.label')}
      pages={Array.from({ length: pages }, (_, i) => link(i + 1, String(i + 1)))}
      previous={page > 1 ? link(page - 1, text('pagination.previous')) : undefined}
      next={page < pages ? link(page + 1, text('pagination.next')) : undefined}
    />
  )
}
