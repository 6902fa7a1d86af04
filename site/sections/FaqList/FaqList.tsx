import { EmptyState, icons, Link, SearchField } from '#design-system'
import { maxQueryLength } from '#data/search/tokenizer.ts'
import { supportTopics } from '#data/content/support.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { FilterLinks } from '../parts/FilterLinks.tsx'
import { useText } from '../site.tsx'
import * as styles from './FaqList.css.ts'
import type { FaqListProps } from './FaqList.schema.ts'
import { FaqQuestionGroup } from './FaqQuestionGroup.tsx'

/** Questions by problem type with search and filter; answers expand without script. */
export function FaqList({ list, anchor }: FaqListProps) {
  const text = useText()
  const { query, problem, total } = list
  return (
    <SectionLayout anchor={anchor}>
      <form
        className={styles.search}
        role="search"
        aria-label={text('faq.search.label')}
        data-live-form=""
      >
        <SearchField
          id="faq-words"
          name="q"
          label={text('faq.search.label')}
          placeholder={text('faq.search.placeholder')}
          submitLabel={text('search.submit')}
          defaultValue={query}
          maxLength={maxQueryLength}
        />
      </form>
      <div data-live="">
        <FilterLinks
          label="faq.filter.label"
          items={[undefined, ...supportTopics].map((type) => ({
            label: type ? (`faq.problem.${type}` as const) : 'faq.problem.all',
            href: listUrl(query, type),
            current: type === problem,
          }))}
        />
      </div>
      <p className={styles.count} role="status" data-live="">
        {query !== '' && text('faq.search.count', { n: total })}
      </p>
      <div data-live="">
        {list.groups.map((group) => (
          <FaqQuestionGroup key={group.type} group={group} level={2} opened={list.question} />
        ))}
        {total === 0 && (
          <EmptyState
            title={text('list.empty')}
            icon={icons.searchIcon}
            hint={text('faq.search.hint')}
            action={<Link href="?">{text('faq.search.clear')}</Link>}
          />
        )}
      </div>
    </SectionLayout>
  )
}

const listUrl = (query: string, problem: string | undefined): string =>
  `?${new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(problem !== undefined && { problem }),
  })}`
