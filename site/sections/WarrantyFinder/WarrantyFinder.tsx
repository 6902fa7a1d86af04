import { Button, Heading, Select, Text } from '#design-system'
import type { WarrantyMarket, LocalizedWarrantyTerms } from '#data/products/warranty.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useText } from '../site.tsx'
import * as styles from './WarrantyFinder.css.ts'
import type { WarrantyFinderProps, WarrantyFinderLoaderData } from './WarrantyFinder.schema.ts'

/** Warranty terms of one product in one market. */
export function WarrantyFinder({ title, found, anchor }: WarrantyFinderProps) {
  return (
    <SectionLayout anchor={anchor} title={title} ground="subtle">
      <div className={styles.root}>
        <Chooser {...found} />
        <div className={styles.results} data-live="" role="status">
          <Terms {...found} />
        </div>
      </div>
    </SectionLayout>
  )
}

/** GET form that reloads this page with the selection in the URL query. */
function Chooser({ products, product, markets, market }: WarrantyFinderLoaderData) {
  const text = useText()
  return (
    <form className={styles.form} method="get" autoComplete="off" data-live-form="">
      <Select
        id="warranty-product"
        name="product"
        label={text('warranty.product')}
        placeholder={text('warranty.choose')}
        defaultValue={product?.id ?? ''}
        options={products.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Select
        id="warranty-market"
        name="market"
        label={text('warranty.market')}
        placeholder={text('warranty.choose')}
        defaultValue={market ?? ''}
        options={markets.map((name) => ({
          value: name,
          label: text(`warranty.market.${name}`),
        }))}
      />
      <Button type="submit" variant="secondary">
        {text('warranty.show')}
      </Button>
    </form>
  )
}

function Terms({ product, market, terms }: WarrantyFinderLoaderData) {
  const text = useText()
  if (!product || !market) return <Text tone="muted">{text('warranty.hint')}</Text>
  return (
    <>
      <p className={styles.choice}>
        {text('warranty.count', {
          n: terms.length,
          product: product.title,
          value: text(`warranty.market.${market}`),
        })}
      </p>
      <ul className={styles.list}>
        {terms.map((part) => (
          <Part key={part.id} part={part} market={market} />
        ))}
      </ul>
    </>
  )
}

/** Ids of the terms whose energy throughput is promised per module. */
const perModule: ReadonlySet<string> = new Set(['home-battery'])

function Part({ part, market }: { part: LocalizedWarrantyTerms; market: WarrantyMarket }) {
  const text = useText()
  const { id, part: name, years, energy, longer, longerIn } = part
  const throughput = perModule.has(id) ? 'warranty.throughput.module' : 'warranty.throughput'
  return (
    <li className={styles.card}>
      <Heading level={3} size="h5">
        {name}
      </Heading>
      <p className={styles.years}>{text('warranty.years', { n: years[market] })}</p>
      <Text size="small" tone="muted">
        {text('warranty.from')}
      </Text>
      {energy && (
        <ul className={styles.promises}>
          <li>{text(throughput, { n: energy.throughput })}</li>
          {energy.left !== undefined && <li>{text('warranty.left', { n: energy.left })}</li>}
        </ul>
      )}
      {longer !== undefined && longerIn?.includes(market) && <Text>{longer}</Text>}
    </li>
  )
}
