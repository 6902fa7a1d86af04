import { Text } from '#design-system'
import { ActionButtons } from '../parts/ActionButtons.tsx'
import { useRichText, useText } from '../site.tsx'
import type { ProductHeroProps } from './ProductHero.schema.ts'
import { ProductHeroLayout } from './ProductHeroLayout.tsx'

/** Opening of a product page that is described by its page config. */
export function ProductHero(props: ProductHeroProps) {
  const { category, title, lead, primary, secondary, anchor, ...rest } = props
  const text = useText()
  const rich = useRichText()
  return (
    <section id={anchor}>
      <ProductHeroLayout
        {...rest}
        category={
          <Text size="small" tone="muted">
            {text(category)}
          </Text>
        }
        title={rich(title)}
        lead={text(lead)}
        actions={<ActionButtons primary={primary} secondary={secondary} />}
      />
    </section>
  )
}
