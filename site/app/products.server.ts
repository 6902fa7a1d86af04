import { data, type LoaderFunctionArgs } from 'react-router'
import { askedIds } from '#data/askedIds.ts'
import { comparisonGroups, mostCompared } from '#data/comparison.ts'
import { type Locale, localizePath } from '#data/locales.ts'
import type {
  Product,
  ProductCategory,
  ProductRecord,
  ProductTile,
  SpecGroup,
} from '#data/products.ts'
import { choiceOf, sizes, sizingOf } from '#data/sizing.ts'
import type { Compared } from '#sections/Comparison/Comparison.schema.ts'
import type { Choice } from '#sections/Configurator/Configurator.schema.ts'
import { downloadsIn } from './downloads.server.ts'
import { inLanguage, placeOf, published, recordAt } from './records.server.ts'

const tileOf = (record: ProductRecord, locale: Locale): ProductTile => {
  const { id, title, line, tile } = inLanguage(record, locale)
  return { id, path: pathOf(record), title, line, tile }
}

/** Unprefixed path of the page that shows a product. */
export const pathOf = ({ id, page }: ProductRecord): string => page ?? `/products/${id}`

/** Address of a product's datasheet in the visitor's language; of its specifications while there is none. */
function datasheetOf(record: ProductRecord, locale: Locale): string {
  const files = downloadsIn(locale)
  const file = files.find(
    ({ resource, products }) => resource === 'datasheet' && products.includes(record.id),
  )
  return file?.latest ?? localizePath(locale, `${pathOf(record)}#specifications`)
}

/** Products as lists show them: those named, or those of some categories, in that order. */
export function productTiles(
  args: LoaderFunctionArgs,
  options: { products?: readonly string[]; categories?: readonly ProductCategory[] },
): readonly ProductTile[] {
  const { locale } = placeOf(args)
  const all = published('products', placeOf(args))
  const wanted =
    options.products?.flatMap((id) => all.find((record) => record.id === id) ?? []) ??
    options.categories?.flatMap((name) => all.filter(({ category }) => category === name)) ??
    all
  return wanted.map((record) => tileOf(record, locale))
}

/** The product that the address names, with those that it works with. */
export function productRecord(
  args: LoaderFunctionArgs,
): Product & { readonly compatibleTiles: readonly ProductTile[] } {
  const record = recordAt(args, 'products')
  if (record.page !== undefined) throw data(null, { status: 404 })
  return { ...record, compatibleTiles: productTiles(args, { products: record.compatible }) }
}

/** The specifications of a product. */
export function productSpecifications(
  args: LoaderFunctionArgs,
  { product }: { product?: string },
): readonly SpecGroup[] {
  return published('products', placeOf(args)).find(({ id }) => id === product)?.specifications ?? []
}

/** The products that `?ids=` asks for, of the kind of the first, and what could be asked for. */
export function productComparison(args: LoaderFunctionArgs): Compared {
  const { locale } = placeOf(args)
  const query = args.url.searchParams
  const all = published('products', placeOf(args)).filter(({ comparison }) => comparison)
  const asked = askedIds(query.getAll('ids'), new Set(all.map(({ id }) => id)), all.length)
  const found = asked.flatMap((id) => all.find((record) => record.id === id) ?? [])
  const chosen = found
    .filter(({ comparison }) => comparison === found[0]?.comparison)
    .slice(0, mostCompared)
  const named = new Set(query.getAll('ids').flatMap((ids) => ids.split(',')))
  return {
    offered: comparisonGroups.map((group) => ({
      group,
      products: all
        .filter(({ comparison }) => comparison === group)
        .map((record) => tileOf(record, locale)),
    })),
    products: chosen.map((record) => ({
      ...tileOf(record, locale),
      specifications: record.specifications,
      datasheet: datasheetOf(record, locale),
    })),
    ignored: [...named].filter(Boolean).length > chosen.length,
    onlyDifferences: query.get('only') === 'differences',
  }
}

/** The product that is sized. */
const sized = 'three-phase-home-battery-energy-storage-system'

/** The home system that `?modules=` and `?stacks=` ask for. */
export function homeSizing(args: LoaderFunctionArgs): Choice {
  const query = args.url.searchParams
  const { locale } = placeOf(args)
  const record = published('products', placeOf(args)).find(({ id }) => id === sized)
  return {
    sizing: sizingOf(
      choiceOf(query.get('modules'), sizes.modules, 4),
      choiceOf(query.get('stacks'), sizes.stacks, 1),
    ),
    product: sized,
    datasheet: record ? datasheetOf(record, locale) : localizePath(locale, '/products'),
  }
}
