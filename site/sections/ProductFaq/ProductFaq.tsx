import { FaqQuestionGroup } from '../FaqList/FaqQuestionGroup.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import type { ProductFaqProps } from './ProductFaq.schema.ts'

/** Questions about a product by problem type. */
export function ProductFaq({ title, groups, anchor }: ProductFaqProps) {
  return (
    <SectionLayout anchor={anchor} title={title}>
      {groups.map((group) => (
        <FaqQuestionGroup key={group.type} group={group} level={3} />
      ))}
    </SectionLayout>
  )
}
