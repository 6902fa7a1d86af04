import type { PageCollection } from '#data/content/collectionNames.ts'
import { type Locale, localizePath, splitLocaleFromPath } from '#data/locale/locales.ts'
import { getDocumentLanguage } from '#data/products/productDocuments.ts'
import { getShareImagePath, type ShareImage } from '#data/pages/shareImages.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { routes } from '#generated/routes.ts'
import { site } from '#generated/site.ts'
import { getProductPath } from '../content/products.server.ts'
import { resolveRecordLanguage, listRecordsInLocale } from '../content/records.server.ts'
import { formatText, stripSiteName } from '../messages/messages.server.ts'

/** Fields of a record that its share image uses. */
interface SharedRecord {
  readonly title: string
  readonly picture?: string
}

const collections: ReadonlyMap<string, PageCollection> = new Map([
  ['document/_id', 'documents'],
  ['explore/activity/_id', 'activities'],
  ['explore/blog/_keytitle', 'articles'],
  ['explore/expo/_id', 'expos'],
  ['explore/news/_id', 'news'],
  ['products/_id', 'products'],
  ['solutions/cases/_id', 'cases'],
])

/** Returns the share image of a page; `record` is the record of a data page. */
export function getShareImage(
  { locale, page, path }: { locale: Locale; page: string; path: string },
  record: SharedRecord | undefined,
): ShareImage {
  const head = pageHeads[page]
  if (!head) throw new Error(`No page "${page}"`)
  const picture = head.shareImage ?? record?.picture ?? productAt(locale, path)?.picture
  return {
    title: (record?.title ?? withoutSiteName(formatText(locale, head.title))).replaceAll(
      '\u00AD',
      '',
    ),
    over: parentTitle(locale, path),
    language: getDocumentLanguage(locale),
    ...(picture !== undefined && { picture }),
  }
}

/** Removes the site name from a title, as every share image shows it. */
const withoutSiteName = (title: string): string =>
  stripSiteName(title).replace(`${site.brand.name} – `, '')

const productAt = (locale: Locale, path: string) =>
  listRecordsInLocale('products', locale).find((record) => getProductPath(record) === path)

const pageAt = new Map(
  routes.flatMap(({ path, page, locale }) => (locale === 'en' ? [[path, page] as const] : [])),
)

/** Returns the title of the nearest parent page, or the tag line on the top level. */
function parentTitle(locale: Locale, path: string): string {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '') return formatText(locale, 'brand.tag-line')
  const head = pageHeads[pageAt.get(localizePath('en', above)) ?? '']
  return head ? stripSiteName(formatText(locale, head.title)) : parentTitle(locale, above)
}

/** Returns all share images by URL path. */
export function listShareImages(): ReadonlyMap<string, ShareImage> {
  const images = routes.flatMap(({ locale, page, addresses }) =>
    addresses.map((address) => {
      const { path } = splitLocaleFromPath(address)
      return getShareImage({ locale, page, path }, recordAt(locale, page, path))
    }),
  )
  return new Map(images.map((image) => [getShareImagePath(image), image]))
}

function recordAt(locale: Locale, page: string, path: string): SharedRecord | undefined {
  const name = collections.get(page)
  const id = path.slice(path.lastIndexOf('/') + 1)
  const record = name && listRecordsInLocale(name, locale).find((one) => one.id === id)
  if (!record) return undefined
  const { title, picture } = resolveRecordLanguage<{
    title: typeof record.title
    picture?: string
  }>(record, locale)
  return { title, ...(picture !== undefined && { picture }) }
}
