import { data, type LoaderFunctionArgs } from 'react-router'
import type { Locale } from '#data/locales.ts'
import type { RichText } from '#data/richText.ts'
import { locales } from '#data/locales.ts'
import { dueTimes } from '#data/maintenance.ts'
import { longestQuery } from '#data/searchWords.ts'
import { type WarrantyMarket, warrantyMarkets } from '#data/warranty.ts'
import { type DeskKind, deskRegions, problemTypes } from '#data/support.ts'
import type { DeskPage } from '#sections/DeskFinder/DeskFinder.schema.ts'
import type { FaqPage } from '#sections/FaqList/FaqList.schema.ts'
import type { SchedulePage } from '#sections/MaintenanceSchedule/MaintenanceSchedule.schema.ts'
import type { WarrantyPage } from '#sections/WarrantyFinder/WarrantyFinder.schema.ts'
import { downloadsIn, fileList } from './downloads.server.ts'
import { productTiles } from './products.server.ts'
import { allRecords, inLanguage, placeOf, published } from './records.server.ts'
import { foundIds } from './search.server.ts'

/** Lists to choose from break no words. */
const plain = (text: string) => text.replaceAll('\u00AD', '')

interface Published {
  readonly state: boolean
  readonly websites?: readonly number[]
}

const shownIn =
  (locale: Locale) =>
  ({ state, websites }: Published): boolean =>
    state && (websites?.includes(locales[locale].websiteId) ?? true)

const asked = (args: LoaderFunctionArgs, name: string): string | null =>
  args.url.searchParams.get(name)

/** The one of a closed list that a query names. */
const oneOf = <const T extends string>(names: readonly T[], value: string | null): T | undefined =>
  names.find((name) => name === value)

/** Questions that `?q=` finds, of the type that `?problem=` asks for, or all; `?question=` begins open. */
export function faqList(args: LoaderFunctionArgs): FaqPage {
  const query = (asked(args, 'q') ?? '').trim().slice(0, longestQuery)
  const found = query === '' ? undefined : foundIds(args, query, 'faq')
  const all = allRecords(args, 'faqs')
    .filter(shownIn(placeOf(args).locale))
    .filter(({ id }) => found?.has(id) ?? true)
  const problem = oneOf(problemTypes, asked(args, 'problem'))
  const groups = problemTypes
    .filter((type) => problem === undefined || type === problem)
    .map((type) => ({ type, questions: all.filter((one) => one.problem === type) }))
    .filter(({ questions }) => questions.length > 0)
  return {
    problem,
    query,
    question: all.find(({ id }) => id === asked(args, 'question'))?.id,
    total: groups.reduce((sum, { questions }) => sum + questions.length, 0),
    groups,
  }
}

/** Desks of a kind in the region that `?region=` asks for, or all. */
export function deskList(args: LoaderFunctionArgs, options: { kind: DeskKind }): DeskPage {
  const all = allRecords(args, 'desks').filter(
    (desk) => shownIn(placeOf(args).locale)(desk) && desk.kinds.includes(options.kind),
  )
  const region = oneOf(deskRegions, asked(args, 'region'))
  return {
    region,
    counts: deskRegions.map((name) => all.filter((desk) => desk.region === name).length),
    desks: all.filter((desk) => region === undefined || desk.region === region),
  }
}

/** Markets that variants of the site are for. */
const markets: ReadonlyMap<Locale, WarrantyMarket> = new Map([
  ['de', 'europe'],
  ['fr', 'europe'],
  ['au', 'australia'],
  ['cn', 'china'],
])

/** Terms of the product and the market that the address names; without a market, those of the variant's own. */
export function warrantyTerms(args: LoaderFunctionArgs): WarrantyPage {
  const { locale, now } = placeOf(args)
  const products = published('products', { locale, now }).map((record) => ({
    id: record.id,
    title: plain(inLanguage(record, locale).title),
  }))
  const product = products.find(({ id }) => id === asked(args, 'product'))
  const market = oneOf(warrantyMarkets, asked(args, 'market')) ?? markets.get(locale)
  const terms = allRecords(args, 'warranties').filter(
    (one) => shownIn(locale)(one) && product !== undefined && one.products.includes(product.id),
  )
  return { products, product, market, terms: market === undefined ? [] : terms }
}

/** What the product that the address names needs, or the first of all, and what to read about it. */
export function maintenanceSchedule(args: LoaderFunctionArgs): SchedulePage {
  const { locale } = placeOf(args)
  const products = productTiles(args, {}).map((tile) => ({ ...tile, title: plain(tile.title) }))
  const product = products.find(({ id }) => id === asked(args, 'product')) ?? products[0]
  if (!product) throw data(null, { status: 404 })
  const tasks = allRecords(args, 'maintenance-tasks').filter(
    (task) => shownIn(locale)(task) && task.products.includes(product.id),
  )
  const films = downloadsIn(locale).filter(
    ({ document, products: shown, problems }) =>
      document === 'video' && shown.includes(product.id) && problems.includes('maintenance'),
  )
  return {
    products: products.map(({ id, title }) => ({ id, title })),
    product,
    times: dueTimes
      .map((due) => ({ due, tasks: tasks.filter((task) => task.due === due) }))
      .filter(({ tasks: own }) => own.length > 0),
    files: [...fileList(args, { product: product.id }).files, ...films],
  }
}

/** The long text of this name. */
export function guideText(args: LoaderFunctionArgs, options: { guide: string }): RichText {
  const guide = allRecords(args, 'guides').find(({ id }) => id === options.guide)
  if (!guide) throw new Error(`No guide "${options.guide}"`)
  return guide.text
}
