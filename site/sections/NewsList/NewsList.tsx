import { EmptyState, icons, Pagination } from '#design-system'
import type { NewsTopic } from '#data/content/content.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { FilterLinks } from '../parts/FilterLinks.tsx'
import { useText } from '../site.tsx'
import * as styles from './NewsList.css.ts'
import type { NewsListProps, NewsListLoaderData } from './NewsList.schema.ts'
import { NewsItemList, getNewsTopicMessageId } from './NewsItemList.tsx'

const topics: readonly NewsTopic[] = ['product', 'platform', 'support', 'company']

/** News, newest first; filter and pagination are links to this page. */
export function NewsList({ list, anchor }: NewsListProps) {
  const text = useText()
  return (
    <SectionLayout anchor={anchor}>
      <FilterLinks
        label="news.filter.label"
        items={[undefined, ...topics].map((topic) => ({
          label: topic ? getNewsTopicMessageId(topic) : 'news.topic.all',
          href: listUrl(topic),
          current: topic === list.topic,
        }))}
      />
      {list.records.length > 0 ? (
        <NewsItemList records={list.records} level={2} />
      ) : (
        <EmptyState title={text('list.empty')} icon={icons.documentIcon} />
      )}
      <Pages {...list} />
    </SectionLayout>
  )
}

function Pages({ topic, page, pages }: NewsListLoaderData) {
  const text = useText()
  if (pages < 2) return null
  const link = (number: number, label: string) => ({
    label,
    href: listUrl(topic, number),
    current: number === page,
  })
  return (
    <div className={styles.pages}>
      <Pagination
        label={text('pagination.label')}
        pages={Array.from({ length: pages }, (_, i) => link(i + 1, String(i + 1)))}
        previous={page > 1 ? link(page - 1, text('pagination.previous')) : undefined}
        next={page < pages ? link(page + 1, text('pagination.next')) : undefined}
      />
    </div>
  )
}

/** Returns the URL query of a filtered page; `?` alone is the whole list. */
function listUrl(topic: NewsTopic | undefined, page = 1): string {
  const query = new URLSearchParams()
  if (topic) query.set('topic', topic)
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}
