import { Text } from '#design-system'
import { Band } from '../Band.tsx'
import { CaseCards } from '../CaseList/CaseCards.tsx'
import { note } from '../CaseList/CaseList.css.ts'
import { useText } from '../site.tsx'
import type { CaseTeaserProps } from './CaseTeaser.schema.ts'

/** Cases of one kind on another page. */
export function CaseTeaser({ title, cases, anchor }: CaseTeaserProps) {
  const text = useText()
  return (
    <Band anchor={anchor} title={title}>
      <CaseCards cases={cases} level={3} />
      <div className={note}>
        <Text size="small" tone="muted">
          {text('case.illustrative')} {text('case.computed')}
        </Text>
      </div>
    </Band>
  )
}
