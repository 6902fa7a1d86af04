import { Link, ScrollRegion } from '#design-system'
import type {
  SpecificationComparisonGroup,
  SpecificationComparisonRow,
} from '#data/products/comparison.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './Comparison.css.ts'
import type { ComparedProduct } from './Comparison.schema.ts'

interface ProductColumnsProps {
  products: readonly ComparedProduct[]
  groups: readonly SpecificationComparisonGroup[]
}

/** Table with a column for each product, a sticky header and horizontal scrolling. */
export function ProductComparisonTable({ products, groups }: ProductColumnsProps) {
  const text = useText()
  const href = useHref()
  return (
    <ScrollRegion label={text('compare.table')} size="screen">
      <table className={styles.table}>
        <caption className={styles.caption}>{text('compare.table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {text('compare.specification')}
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={styles.head}>
                <div className={styles.picture}>
                  <NamedPicture name={product.tile} sizes="7rem" />
                </div>
                <a className={styles.name} href={href(product.path)}>
                  {product.title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.id} group={group} columns={products.length + 1} />
        ))}
        <Documents products={products} />
      </table>
    </ScrollRegion>
  )
}

function Group({ group, columns }: { group: SpecificationComparisonGroup; columns: number }) {
  const rich = useRichText()
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns} className={styles.group}>
          <span className={styles.groupName}>{rich(group.id as MessageId)}</span>
        </th>
      </tr>
      {group.rows.map((row, index) => (
        <Row key={`${row.id} ${index}`} {...row} />
      ))}
    </tbody>
  )
}

function Row({ id, values, same }: SpecificationComparisonRow) {
  const text = useText()
  return (
    <tr className={same ? styles.equalRow : undefined}>
      <th scope="row" className={styles.label}>
        {text(id as MessageId)}
      </th>
      {values.map((value, index) => (
        <td key={index} className={value === undefined ? styles.missingValue : styles.value}>
          {value ?? text('compare.none')}
        </td>
      ))}
    </tr>
  )
}

function Documents({ products }: Pick<ProductColumnsProps, 'products'>) {
  const text = useText()
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
          <span className={styles.groupName}>{text('compare.documents')}</span>
        </th>
      </tr>
      <tr>
        <th scope="row" className={styles.label}>
          {text('compare.datasheet')}
        </th>
        {products.map(({ id, title, datasheet }) => (
          <td key={id} className={styles.value}>
            <Link href={datasheet}>{text('compare.datasheet.of', { product: title })}</Link>
          </td>
        ))}
      </tr>
    </tbody>
  )
}
