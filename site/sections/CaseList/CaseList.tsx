import { Text } from '#design-system'
import type { CaseKind } from '#data/cases.ts'
import { Band } from '../Band.tsx'
import { FilterLinks } from '../FilterLinks.tsx'
import { useText } from '../site.tsx'
import { usePunctuation } from '../usePunctuation.ts'
import { CaseCards, kindLabel } from './CaseCards.tsx'
import type { CaseListProps } from './CaseList.schema.ts'
import * as styles from './CaseList.css.ts'

const kinds: readonly CaseKind[] = [3, 2, 1]

/** Cases by kind: the filter is links on the page's own address. */
export function CaseList({ list, anchor }: CaseListProps) {
  const text = useText()
  const { gap } = usePunctuation()
  return (
    <Band anchor={anchor}>
      <FilterLinks
        label="case.filter"
        items={[
          { label: 'case.kind.all', href: '?', current: list.kind === undefined },
          ...kinds.map((kind) => ({
            label: kindLabel(kind),
            href: `?kind=${kind}`,
            current: kind === list.kind,
          })),
        ]}
      />
      {list.cases.length > 0 ? (
        <CaseCards cases={list.cases} level={2} />
      ) : (
        <Text>{text('list.empty')}</Text>
      )}
      <div className={styles.note}>
        <Text size="small" tone="muted">
          {text('case.illustrative')}
          {gap}
          {text('case.computed')}
        </Text>
      </div>
    </Band>
  )
}
