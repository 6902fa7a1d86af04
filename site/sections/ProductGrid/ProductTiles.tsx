import { Card } from '#design-system'
import type { ProductTile } from '#data/products/products.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useHref } from '../site.tsx'
import * as styles from './ProductTiles.css.ts'

/** Product tiles: square picture, name and tagline; two in a row on narrow screens. */
export function ProductTiles({ products }: { products: readonly ProductTile[] }) {
  const href = useHref()
  return (
    <ul className={products.length === 5 ? `${styles.list} ${styles.five}` : styles.list}>
      {products.map(({ id, path, title, line, tile }) => (
        <Card
          key={id}
          as="li"
          variant="plain"
          fit="whole"
          level={3}
          title={title}
          href={href(path)}
          picture={<NamedPicture name={tile} sizes="(width < 780px) 50vw, 25vw" />}
        >
          {line}
        </Card>
      ))}
    </ul>
  )
}
