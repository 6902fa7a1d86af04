import { data, type LoaderFunctionArgs } from 'react-router'
import { parseIdList } from '#data/content/parseIdList.ts'
import { comparisonProductGroups, maxComparedProducts } from '#data/products/comparison.ts'
import { type Locale, localizePath } from '#data/locale/locales.ts'
import type {
  ProductCategory,
  ProductRecord,
  ProductTileContent,
  ProductSpecGroup,
} from '#data/products/products.ts'
import {
  parseHomeSystemPlace,
  parseHomeSystemSizeParameter,
  homeSystemSizes,
  calculateHomeSystemSizing,
} from '#data/products/sizing.ts'
import type { PictureName } from '#data/pages/configFields.ts'
import type { ComparisonLoaderData } from '#sections/Comparison/Comparison.schema.ts'
import type { ProductProps } from '#sections/Product/Product.schema.ts'
import type { ConfiguratorLoaderData } from '#sections/Configurator/Configurator.schema.ts'
import { listDownloadsOfLocale, loadFilm } from '../downloads/downloads.server.ts'
import {
  resolveRecordLanguage,
  readRequestLocation,
  listPublishedRecords,
  loadRecordOfUrl,
} from './records.server.ts'

const toTile = (record: ProductRecord, locale: Locale): ProductTileContent => {
  const { id, title, line, tile, darkTile } = resolveRecordLanguage(record, locale)
  return { id, path: getProductPath(record), title, line, tile, ...(darkTile && { darkTile }) }
}

/** Returns the unprefixed path of a product's page. */
export const getProductPath = ({ id, page }: ProductRecord): string => page ?? `/products/${id}`

/** Returns the URL path of a product's datasheet in the language of a locale, or of its specifications if there is none. */
function datasheetOf(record: ProductRecord, locale: Locale): string {
  const files = listDownloadsOfLocale(locale)
  const file = files.find(
    ({ resource, products }) => resource === 'datasheet' && products.includes(record.id),
  )
  return file?.latest ?? localizePath(locale, `${getProductPath(record)}#specifications`)
}

/** Lists products by id, by category in the given order, or all. */
export function loadProductTiles(
  args: LoaderFunctionArgs,
  options: { products?: readonly string[]; categories?: readonly ProductCategory[] },
): readonly ProductTileContent[] {
  const { locale } = readRequestLocation(args)
  const all = listPublishedRecords('products', readRequestLocation(args))
  const selected =
    options.products?.flatMap((id) => all.find((record) => record.id === id) ?? []) ??
    options.categories?.flatMap((name) => all.filter(({ category }) => category === name)) ??
    all
  return selected.map((record) => toTile(record, locale))
}

/** Loads the product of the URL with its compatible products. */
export function loadProductRecord(args: LoaderFunctionArgs): ProductProps['record'] {
  const record = loadRecordOfUrl(args, 'products')
  if (record.page !== undefined) throw data(null, { status: 404 })
  const video = record.film === undefined ? null : loadFilm(args, { film: record.film })
  return {
    ...record,
    compatibleTiles: loadProductTiles(args, { products: record.compatible }),
    ...(video && { video }),
  }
}

/** Loads the closing picture of the product of the URL. */
export const loadProductClosingPicture = (args: LoaderFunctionArgs): PictureName | null =>
  loadRecordOfUrl(args, 'products').closingPicture ?? null

/** Returns the specifications of a product. */
export function loadProductSpecifications(
  args: LoaderFunctionArgs,
  { product }: { product?: string },
): readonly ProductSpecGroup[] {
  return (
    listPublishedRecords('products', readRequestLocation(args)).find(({ id }) => id === product)
      ?.specifications ?? []
  )
}

/** Loads the products in `?ids=` that are comparable with the first one, and all comparable products. */
export function loadProductComparison(args: LoaderFunctionArgs): ComparisonLoaderData {
  const { locale } = readRequestLocation(args)
  const query = args.url.searchParams
  const all = listPublishedRecords('products', readRequestLocation(args)).filter(
    ({ comparison }) => comparison,
  )
  const asked = parseIdList(query.getAll('ids'), new Set(all.map(({ id }) => id)), all.length)
  const found = asked.flatMap((id) => all.find((record) => record.id === id) ?? [])
  const chosen = found
    .filter(({ comparison }) => comparison === found[0]?.comparison)
    .slice(0, maxComparedProducts)
  const named = new Set(query.getAll('ids').flatMap((ids) => ids.split(',')))
  return {
    offered: comparisonProductGroups.map((group) => ({
      group,
      products: all
        .filter(({ comparison }) => comparison === group)
        .map((record) => toTile(record, locale)),
    })),
    products: chosen.map((record) => ({
      ...toTile(record, locale),
      specifications: record.specifications,
      datasheet: datasheetOf(record, locale),
    })),
    ignored: [...named].filter(Boolean).length > chosen.length,
    onlyDifferences: query.get('only') === 'differences',
  }
}

/** Product of the sizing tool. */
const sizedProduct = 'three-phase-home-battery-energy-storage-system'

/** Loads the home system of `?modules=` and `?stacks=` in the place of `?place=`. */
export function loadHomeStorageSizing(args: LoaderFunctionArgs): ConfiguratorLoaderData {
  const query = args.url.searchParams
  const { locale } = readRequestLocation(args)
  const record = listPublishedRecords('products', readRequestLocation(args)).find(
    ({ id }) => id === sizedProduct,
  )
  return {
    sizing: calculateHomeSystemSizing(
      parseHomeSystemSizeParameter(query.get('modules'), homeSystemSizes.modules, 4),
      parseHomeSystemSizeParameter(query.get('stacks'), homeSystemSizes.stacks, 1),
    ),
    place: parseHomeSystemPlace(query.get('place')),
    product: sizedProduct,
    datasheet: record ? datasheetOf(record, locale) : localizePath(locale, '/products'),
  }
}
