import { data, type LoaderFunctionArgs } from 'react-router'
import type { Locale } from '#data/locale/locales.ts'
import type { RichText } from '#data/content/richText.ts'
import { locales } from '#data/locale/locales.ts'
import { maintenanceIntervals } from '#data/content/maintenance.ts'
import { maxQueryLength } from '#data/search/tokenizer.ts'
import { type WarrantyMarket, warrantyMarkets } from '#data/products/warranty.ts'
import {
  type LocalizedContactDesk,
  type ContactDeskKind,
  type ContactDeskRegion,
  contactDeskRegions,
  supportTopics,
  type LocalizedFaqQuestion,
  type FaqQuestionsByTopic,
} from '#data/content/support.ts'
import type { DeskFinderLoaderData } from '#sections/DeskFinder/DeskFinder.schema.ts'
import type { FaqListLoaderData } from '#sections/FaqList/FaqList.schema.ts'
import type { MaintenanceScheduleLoaderData } from '#sections/MaintenanceSchedule/MaintenanceSchedule.schema.ts'
import type { WarrantyFinderLoaderData } from '#sections/WarrantyFinder/WarrantyFinder.schema.ts'
import { listDownloadsOfLocale, loadDownloadFileList } from '../downloads/downloads.server.ts'
import { loadProductTiles } from './products.server.ts'
import {
  listAllRecords,
  resolveRecordLanguage,
  readRequestLocation,
  listPublishedRecords,
} from './records.server.ts'
import { searchRecordIds } from '../search/search.server.ts'

/** Removes soft hyphens, which option lists would display. */
const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '')

interface Published {
  readonly state: boolean
  readonly websites?: readonly number[]
}

const isPublishedIn =
  (locale: Locale) =>
  ({ state, websites }: Published): boolean =>
    state && (websites?.includes(locales[locale].websiteId) ?? true)

const queryParameter = (args: LoaderFunctionArgs, name: string): string | null =>
  args.url.searchParams.get(name)

/** Returns the value if it is in a closed list. */
const oneOf = <const T extends string>(names: readonly T[], value: string | null): T | undefined =>
  names.find((name) => name === value)

const publishedQuestions = (args: LoaderFunctionArgs): readonly LocalizedFaqQuestion[] =>
  listAllRecords(args, 'faqs').filter(isPublishedIn(readRequestLocation(args).locale))

/** Groups questions by problem type; types without questions are left out. */
const groupQuestions = (
  questions: readonly LocalizedFaqQuestion[],
): readonly FaqQuestionsByTopic[] =>
  supportTopics
    .map((type) => ({ type, questions: questions.filter((one) => one.problem === type) }))
    .filter((group) => group.questions.length > 0)

/** Lists questions that match `?q=` and the topic `?problem=`; `?question=` is initially expanded. */
export function loadFaqList(args: LoaderFunctionArgs): FaqListLoaderData {
  const query = (queryParameter(args, 'q') ?? '').trim().slice(0, maxQueryLength)
  const found = query === '' ? undefined : searchRecordIds(args, query, 'faq')
  const all = publishedQuestions(args).filter(({ id }) => found?.has(id) ?? true)
  const problem = oneOf(supportTopics, queryParameter(args, 'problem'))
  const groups = groupQuestions(
    all.filter((one) => problem === undefined || one.problem === problem),
  )
  return {
    problem,
    query,
    question: all.find(({ id }) => id === queryParameter(args, 'question'))?.id,
    total: groups.reduce((sum, { questions }) => sum + questions.length, 0),
    groups,
  }
}

/** Lists the questions about a product, which defaults to the record of the URL. */
export const loadProductFaq = (
  args: LoaderFunctionArgs,
  { product = args.params['id'] ?? '' }: { product?: string },
): readonly FaqQuestionsByTopic[] =>
  groupQuestions(publishedQuestions(args).filter(({ products }) => products?.includes(product)))

/** Markets by locale: default of the warranty terms and first region of the desks. */
const markets: ReadonlyMap<Locale, WarrantyMarket & ContactDeskRegion> = new Map([
  ['de', 'europe'],
  ['fr', 'europe'],
  ['au', 'australia'],
  ['cn', 'china'],
])

/** Returns a comparison that puts the region or market of the locale first. */
const homeFirst =
  <T>(locale: Locale, regionOf: (one: T) => ContactDeskRegion | WarrantyMarket) =>
  (a: T, b: T): number => {
    const home = markets.get(locale)
    return Number(regionOf(b) === home) - Number(regionOf(a) === home)
  }

/** Lists contact desks of a kind, filtered by `?region=`; the region of the locale's market leads. A region without desks is left out. */
export function loadDeskList(
  args: LoaderFunctionArgs,
  options: { kind: ContactDeskKind },
): DeskFinderLoaderData {
  const { locale } = readRequestLocation(args)
  const regions = contactDeskRegions.toSorted(homeFirst(locale, (region) => region))
  const all = listAllRecords(args, 'desks').filter(
    (desk) => isPublishedIn(locale)(desk) && desk.kinds.includes(options.kind),
  )
  const byRegion = regions
    .map((region) => ({ region, desks: all.filter((desk) => desk.region === region) }))
    .filter(({ desks }) => desks.length > 0)
  const filled = byRegion.map((group) => group.region)
  const region = oneOf(filled, queryParameter(args, 'region'))
  return {
    region,
    counts: byRegion.map((group) => ({ region: group.region, count: group.desks.length })),
    desks: byRegion
      .filter((group) => region === undefined || group.region === region)
      .flatMap((group) => group.desks),
  }
}

/** Lists contact desks by id, those of the locale's market first, otherwise in the given order. */
export function loadDeskContacts(
  args: LoaderFunctionArgs,
  options: { desks: readonly string[] },
): readonly LocalizedContactDesk[] {
  const all = new Map(listAllRecords(args, 'desks').map((desk) => [desk.id, desk]))
  return options.desks
    .flatMap((id) => all.get(id) ?? [])
    .toSorted(homeFirst(readRequestLocation(args).locale, ({ region }) => region))
}

/** Loads the warranty terms of `?product=` in `?market=`, which defaults to the market of the locale. */
export function loadWarrantyTerms(args: LoaderFunctionArgs): WarrantyFinderLoaderData {
  const { locale, now } = readRequestLocation(args)
  const products = listPublishedRecords('products', { locale, now }).map((record) => ({
    id: record.id,
    title: withoutSoftHyphens(resolveRecordLanguage(record, locale).title),
  }))
  const product = products.find(({ id }) => id === queryParameter(args, 'product'))
  const market = oneOf(warrantyMarkets, queryParameter(args, 'market')) ?? markets.get(locale)
  const terms = listAllRecords(args, 'warranties').filter(
    (one) =>
      isPublishedIn(locale)(one) && product !== undefined && one.products.includes(product.id),
  )
  return {
    products,
    markets: warrantyMarkets.toSorted(homeFirst(locale, (one) => one)),
    product,
    market,
    terms: market === undefined ? [] : terms,
  }
}

/** Loads the maintenance tasks, documents and films of `?product=`, which defaults to the first product. */
export function loadMaintenanceSchedule(args: LoaderFunctionArgs): MaintenanceScheduleLoaderData {
  const { locale } = readRequestLocation(args)
  const products = loadProductTiles(args, {}).map((tile) => ({
    ...tile,
    title: withoutSoftHyphens(tile.title),
  }))
  const product = products.find(({ id }) => id === queryParameter(args, 'product')) ?? products[0]
  if (!product) throw data(null, { status: 404 })
  const tasks = listAllRecords(args, 'maintenance-tasks').filter(
    (task) => isPublishedIn(locale)(task) && task.products.includes(product.id),
  )
  const films = listDownloadsOfLocale(locale).filter(
    ({ document, products: shown, problems }) =>
      document === 'video' && shown.includes(product.id) && problems.includes('maintenance'),
  )
  return {
    products: products.map(({ id, title }) => ({ id, title })),
    product,
    times: maintenanceIntervals
      .map((due) => ({ due, tasks: tasks.filter((task) => task.due === due) }))
      .filter(({ tasks: own }) => own.length > 0),
    files: [...loadDownloadFileList(args, { product: product.id }).files, ...films],
  }
}

/** Returns the text of a guide. */
export function loadGuideText(args: LoaderFunctionArgs, options: { guide: string }): RichText {
  const guide = listAllRecords(args, 'guides').find(({ id }) => id === options.guide)
  if (!guide) throw new Error(`No guide "${options.guide}"`)
  return guide.text
}
