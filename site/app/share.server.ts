import type { PageCollection } from '#data/collectionNames.ts'
import { type Locale, localizePath, splitLocale } from '#data/locales.ts'
import { documentLanguageOf } from '#data/productDocuments.ts'
import { shareAddress, type ShareImage } from '#data/shareImages.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { routes } from '#generated/routes.ts'
import { site } from '#generated/site.ts'
import { pathOf } from './products.server.ts'
import { inLanguage, inVariant } from './records.server.ts'
import { formatText, headline } from './words.server.ts'

/** What a record tells of the picture of its page. */
interface Shared {
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

/** The picture that a page is shared with; `record` is the one that the page shows. */
export function shareImageOf(
  { locale, page, path }: { locale: Locale; page: string; path: string },
  record: Shared | undefined,
): ShareImage {
  const head = pageHeads[page]
  if (!head) throw new Error(`No page "${page}"`)
  const picture = head.shareImage ?? record?.picture ?? productAt(locale, path)?.picture
  return {
    title: (record?.title ?? unnamed(formatText(locale, head.title))).replaceAll('\u00AD', ''),
    over: nameAbove(locale, path),
    language: documentLanguageOf(locale),
    ...(picture !== undefined && { picture }),
  }
}

/** A title without the name of the site, which stands on every picture. */
const unnamed = (title: string): string => headline(title).replace(`${site.brand.name} – `, '')

const productAt = (locale: Locale, path: string) =>
  inVariant('products', locale).find((record) => pathOf(record) === path)

const pageAt = new Map(
  routes.flatMap(({ path, page, locale }) => (locale === 'en' ? [[path, page] as const] : [])),
)

/** The name of the nearest page above a path; at the top, the tag line. */
function nameAbove(locale: Locale, path: string): string {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '') return formatText(locale, 'brand.tag-line')
  const head = pageHeads[pageAt.get(localizePath('en', above)) ?? '']
  return head ? headline(formatText(locale, head.title)) : nameAbove(locale, above)
}

/** Every picture that some page is shared with, by address. */
export function shareImages(): ReadonlyMap<string, ShareImage> {
  const images = routes.flatMap(({ locale, page, addresses }) =>
    addresses.map((address) => {
      const { path } = splitLocale(address)
      return shareImageOf({ locale, page, path }, recordAt(locale, page, path))
    }),
  )
  return new Map(images.map((image) => [shareAddress(image), image]))
}

function recordAt(locale: Locale, page: string, path: string): Shared | undefined {
  const name = collections.get(page)
  const id = path.slice(path.lastIndexOf('/') + 1)
  const record = name && inVariant(name, locale).find((one) => one.id === id)
  if (!record) return undefined
  const { title, picture } = inLanguage<{ title: typeof record.title; picture?: string }>(
    record,
    locale,
  )
  return { title, ...(picture !== undefined && { picture }) }
}
