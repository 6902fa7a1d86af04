import { Alert, Button, Checkbox, Disclosure, Fieldset, Text } from '#design-system'
import { compareSpecifications, filterDifferingRows } from '#data/products/comparison.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { FilterLinks } from '../parts/FilterLinks.tsx'
import { useHref, useText } from '../site.tsx'
import { useSpecFormatter } from '../parts/ProductSpecificationTable.tsx'
import * as styles from './Comparison.css.ts'
import type { ComparisonLoaderData, ComparisonProps } from './Comparison.schema.ts'
import { ProductComparisonTable } from './ProductComparisonTable.tsx'

/** Compares two or three products, and shows the form that selects them. */
export function Comparison({ compared, anchor }: ComparisonProps) {
  const { products, ignored } = compared
  const text = useText()
  const isCompared = products.length > 1
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.root}>
        {ignored && <Alert tone="info" title={text('compare.ignored')} />}
        {isCompared ? (
          <>
            <SideBySide {...compared} />
            <Disclosure summary={text('compare.change')}>
              <Chooser {...compared} />
            </Disclosure>
          </>
        ) : (
          <>
            <Text size="lead">{text(products.length === 1 ? 'compare.one' : 'compare.empty')}</Text>
            <Chooser {...compared} />
          </>
        )}
      </div>
    </SectionLayout>
  )
}

/** GET form that reloads this page with the chosen products in the URL query. */
function Chooser({ offered, products, onlyDifferences }: ComparisonLoaderData) {
  const text = useText()
  const chosen = new Set(products.map(({ id }) => id))
  return (
    <form className={styles.form} method="get" autoComplete="off">
      <Text tone="muted">{text('compare.choose.help')}</Text>
      <div className={styles.groups}>
        {offered.map(({ group, products: candidates }) => (
          <Fieldset key={group} id={`compare-${group}`} label={text(`compare.group.${group}`)}>
            {candidates.map(({ id, title }) => (
              <Checkbox
                key={id}
                id={`compare-${id}`}
                name="ids"
                value={id}
                label={title}
                defaultChecked={chosen.has(id)}
              />
            ))}
          </Fieldset>
        ))}
      </div>
      {onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <Button type="submit" variant={chosen.size > 1 ? 'secondary' : 'primary'}>
        {text('compare.submit')}
      </Button>
    </form>
  )
}

function SideBySide({ products, onlyDifferences }: ComparisonLoaderData) {
  const text = useText()
  const href = useHref()
  const formatValue = useSpecFormatter()
  const groups = compareSpecifications(
    products.map(({ specifications }) =>
      specifications.map(({ title, rows }) => ({
        id: title,
        rows: rows.map((row) => ({ id: row.label, value: formatValue(row) })),
      })),
    ),
  )
  const shown = onlyDifferences ? filterDifferingRows(groups) : groups
  const ids = products.map(({ id }) => id).join(',')
  const filters = [
    { label: 'compare.rows.all', href: `?ids=${ids}`, current: !onlyDifferences },
    {
      label: 'compare.rows.differences',
      href: `?ids=${ids}&only=differences`,
      current: onlyDifferences,
    },
  ] as const satisfies readonly { label: MessageId; href: string; current: boolean }[]
  return (
    <div className={styles.comparison}>
      <FilterLinks label="compare.rows" items={filters} />
      {shown.length === 0 && <Text>{text('compare.same')}</Text>}
      <ProductComparisonTable products={products} groups={shown} />
      <div className={styles.actions}>
        <Button href={`${href('/contact-us')}?product=${ids}&function=1#form`}>
          {text('compare.enquire')}
        </Button>
      </div>
    </div>
  )
}
