import { Card, Heading } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import type { ProductTileContent } from '#data/products/products.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useHref, useRichText } from '../site.tsx'
import * as styles from './ProductTiles.css.ts'

interface ProductTileSectionProps {
  title: MessageId
  products: readonly ProductTileContent[]
  anchor?: string | undefined
}

/** Title and product tiles; one or two tiles stand beside the title on wide screens, so that no half of the row is empty. */
export function ProductTileSection({ title, products, anchor }: ProductTileSectionProps) {
  const rich = useRichText()
  if (products.length > 2)
    return (
      <SectionLayout anchor={anchor} title={title}>
        <ProductTiles products={products} />
      </SectionLayout>
    )
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.beside}>
        <Heading level={2}>{rich(title)}</Heading>
        <ProductTiles products={products} />
      </div>
    </SectionLayout>
  )
}

/** Product tiles: square picture, name and tagline; two in a row on narrow screens. */
function ProductTiles({ products }: Pick<ProductTileSectionProps, 'products'>) {
  const href = useHref()
  const { length } = products
  return (
    <ul className={length > 2 ? styles.row[length === 5 ? 'five' : 'four'] : styles.list}>
      {products.map(({ id, path, title, line, tile, darkTile }) => (
        <Card
          key={id}
          as="li"
          variant="plain"
          fit="whole"
          level={3}
          title={title}
          href={href(path)}
          picture={<NamedPicture name={tile} dark={darkTile} sizes="(width < 780px) 50vw, 25vw" />}
        >
          {line}
        </Card>
      ))}
    </ul>
  )
}
