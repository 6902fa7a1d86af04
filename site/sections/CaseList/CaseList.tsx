import { EmptyState, icons, Text } from '#design-system'
import type { CaseStudyKind } from '#data/content/cases.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { FilterLinks } from '../parts/FilterLinks.tsx'
import { useText } from '../site.tsx'
import { usePunctuation } from '../hooks/usePunctuation.ts'
import { CaseStudyCards, getCaseStudyKindMessageId } from './CaseStudyCards.tsx'
import type { CaseListProps } from './CaseList.schema.ts'
import * as styles from './CaseList.css.ts'

const kinds: readonly CaseStudyKind[] = [3, 2, 1]

/** Cases with a filter by kind; the filter consists of links to this page. */
export function CaseList({ list, anchor }: CaseListProps) {
  const text = useText()
  const { gap } = usePunctuation()
  return (
    <SectionLayout anchor={anchor}>
      <FilterLinks
        label="case.filter"
        items={[
          { label: 'case.kind.all', href: '?', current: list.kind === undefined },
          ...kinds.map((kind) => ({
            label: getCaseStudyKindMessageId(kind),
            href: `?kind=${kind}`,
            current: kind === list.kind,
          })),
        ]}
      />
      {list.cases.length > 0 ? (
        <CaseStudyCards cases={list.cases} level={2} />
      ) : (
        <EmptyState title={text('list.empty')} icon={icons.documentIcon} />
      )}
      <div className={styles.note}>
        <Text size="small" tone="muted">
          {text('case.illustrative')}
          {gap}
          {text('case.computed')}
        </Text>
      </div>
    </SectionLayout>
  )
}
