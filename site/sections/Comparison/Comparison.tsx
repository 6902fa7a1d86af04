import { Alert, Button, Checkbox, Disclosure, Fieldset, Text } from '#design-system'
import { compareSpecifications, differencesOf } from '#data/comparison.ts'
import type { MessageId } from '#data/fields.ts'
import { Band } from '../Band.tsx'
import { FilterLinks } from '../FilterLinks.tsx'
import { useHref, useText } from '../site.tsx'
import { useSpecValue } from '../Specifications.tsx'
import * as styles from './Comparison.css.ts'
import type { Compared, ComparisonProps } from './Comparison.schema.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

/** Two or three products side by side, and the form that chooses them. */
export function Comparison({ compared, anchor }: ComparisonProps) {
  const { products, ignored } = compared
  const text = useText()
  const isCompared = products.length > 1
  return (
    <Band anchor={anchor}>
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
    </Band>
  )
}

/** A form that asks for this page with the chosen products in its address. */
function Chooser({ offered, products, onlyDifferences }: Compared) {
  const text = useText()
  const chosen = new Set(products.map(({ id }) => id))
  return (
    <form className={styles.chooser} method="get">
      <Text tone="muted">{text('compare.choose.help')}</Text>
      <div className={styles.groups}>
        {offered.map(({ group, products: all }) => (
          <Fieldset key={group} id={`compare-${group}`} label={text(`compare.group.${group}`)}>
            {all.map(({ id, title }) => (
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

function SideBySide({ products, onlyDifferences }: Compared) {
  const text = useText()
  const href = useHref()
  const write = useSpecValue()
  const groups = compareSpecifications(
    products.map(({ specifications }) =>
      specifications.map(({ title, rows }) => ({
        id: title,
        rows: rows.map((row) => ({ id: row.label, value: write(row) })),
      })),
    ),
  )
  const shown = onlyDifferences ? differencesOf(groups) : groups
  const ids = products.map(({ id }) => id).join(',')
  const choices = [
    { label: 'compare.rows.all', href: `?ids=${ids}`, current: !onlyDifferences },
    {
      label: 'compare.rows.differences',
      href: `?ids=${ids}&only=differences`,
      current: onlyDifferences,
    },
  ] as const satisfies readonly { label: MessageId; href: string; current: boolean }[]
  return (
    <div className={styles.compared}>
      <FilterLinks label="compare.rows" items={choices} />
      {shown.length === 0 && <Text>{text('compare.same')}</Text>}
      <ComparisonTable products={products} groups={shown} />
      <div className={styles.next}>
        <Button href={`${href('/contact-us')}?product=${ids}`}>{text('compare.enquire')}</Button>
      </div>
    </div>
  )
}
