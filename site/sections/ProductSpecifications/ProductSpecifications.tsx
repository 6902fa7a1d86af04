import { Link, Stack } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useHref, useText } from '../site.tsx'
import { ProductSpecificationTable } from '../parts/ProductSpecificationTable.tsx'
import type { ProductSpecificationsProps } from './ProductSpecifications.schema.ts'

/** Technical specifications of a product. */
export function ProductSpecifications({
  title,
  groups,
  action,
  anchor,
}: ProductSpecificationsProps) {
  const text = useText()
  const href = useHref()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <Stack space={32}>
        <ProductSpecificationTable groups={groups} />
        {action && (
          <Link href={href(action.href)} variant="more">
            {text(action.label)}
          </Link>
        )}
      </Stack>
    </SectionLayout>
  )
}
