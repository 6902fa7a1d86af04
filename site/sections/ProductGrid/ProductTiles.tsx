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

/** Product tiles: square picture, name and tagline; two in a row on narrow screens, a single one across its column. */
function ProductTiles({ products }: Pick<ProductTileSectionProps, 'products'>) {
  const href = useHref()
  const { list, sizes } = selectLayout(products.length)
  return (
    <ul className={list}>
      {products.map(({ id, path, title, line, tile, darkTile }) => (
        <Card
          key={id}
          as="li"
          variant="plain"
          fit="whole"
          level={3}
          title={title}
          href={href(path)}
          picture={<NamedPicture name={tile} dark={darkTile} sizes={sizes} />}
        >
          {line}
        </Card>
      ))}
    </ul>
  )
}

/** Selects the columns that leave no place of the last row empty on wide screens, and the width of a picture in them. */
function selectLayout(count: number): { readonly list: string; readonly sizes: string } {
  if (count === 1) return { list: styles.single, sizes: '(width < 780px) 100vw, 36vw' }
  if (count === 2) return { list: styles.list, sizes: '(width < 780px) 50vw, 25vw' }
  if (count % 3 === 0) return { list: styles.row.three, sizes: '(width < 780px) 50vw, 33vw' }
  return {
    list: styles.row[count === 5 ? 'five' : 'four'],
    sizes: '(width < 780px) 50vw, 25vw',
  }
}
