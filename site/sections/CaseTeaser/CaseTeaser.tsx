import { Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { CaseStudyCards } from '../CaseList/CaseStudyCards.tsx'
import { note } from '../CaseList/CaseList.css.ts'
import { useText } from '../site.tsx'
import { usePunctuation } from '../hooks/usePunctuation.ts'
import type { CaseTeaserProps } from './CaseTeaser.schema.ts'

/** Cases of one kind, for pages other than the case list. */
export function CaseTeaser({ title, cases, anchor }: CaseTeaserProps) {
  const text = useText()
  const { gap } = usePunctuation()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <CaseStudyCards cases={cases} level={3} />
      <div className={note}>
        <Text size="small" tone="muted">
          {text('case.illustrative')}
          {gap}
          {text('case.computed')}
        </Text>
      </div>
    </SectionLayout>
  )
}
