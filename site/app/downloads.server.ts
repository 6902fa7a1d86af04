import type { LoaderFunctionArgs } from 'react-router'
import {
  allValues,
  type Choices,
  countsOf,
  facets,
  inOrder,
  languageRanks,
  matching,
  rankOf,
  readChoices,
} from '#data/downloadFilters.ts'
import { type Download, downloadsOf } from '#data/downloads.ts'
import type { MessageId } from '#data/fields.ts'
import { type Locale, locales } from '#data/locales.ts'
import {
  documentKinds,
  documentLanguageOf,
  documentLanguages,
  type DocumentKind,
} from '#data/productDocuments.ts'
import type { ImageRecord, VideoRecord } from '#data/media.ts'
import { records } from '#generated/content.ts'
import documents from '#generated/documents.json' with { type: 'json' }
import { media } from '#generated/media.ts'
import { pictures } from '#generated/pictures.ts'
import type { DownloadItem, DownloadPage } from '#sections/DownloadList/DownloadList.schema.ts'
import type { FileListFiles } from '#sections/FileList/FileList.schema.ts'
import type { VideoItem } from '#sections/VideoList/VideoList.schema.ts'
import { inLanguage, placeOf } from './records.server.ts'
import { requestContext } from './requestContext.ts'
import { formatText } from './words.server.ts'

const pageSize = 24

const byLocale = new Map<Locale, readonly DownloadItem[]>()

/** Every file a variant offers, with its title, in the order of lists. */
export function downloadsIn(locale: Locale): readonly DownloadItem[] {
  const known = byLocale.get(locale)
  if (known) return known
  const { websiteId } = locales[locale]
  const shown = <T extends { readonly state: boolean; readonly websites?: readonly number[] }>(
    all: readonly T[],
  ) => all.filter(({ state, websites }) => state && (websites?.includes(websiteId) ?? true))
  const files = downloadsOf({
    products: shown(records.products),
    videos: shown(records.videos),
    images: shown(records.images),
    documents,
    files: media,
    pictureFile: (picture) => pictures[picture]?.src,
  })
  const titled = inOrder(files, fileLanguageOf(locale)).map((file) => ({
    ...file,
    title: titleOf(file, locale),
    others: othersOf(file, files),
  }))
  byLocale.set(locale, titled)
  return titled
}

/** Language of the documents that a variant offers first. */
export const fileLanguageOf = (locale: Locale) => documentLanguages[documentLanguageOf(locale)]

function titleOf({ id, document, resource, products }: Download, locale: Locale): string {
  if (document === 'pdf')
    return formatText(locale, 'download.title', {
      kind: formatText(locale, `document.${resource}` as MessageId),
      product: productTitle(products[0] ?? '', locale),
    })
  const kind: readonly (VideoRecord | ImageRecord)[] =
    document === 'video' ? records.videos : records.images
  const record = kind.find((one) => id === `${resource}-${one.id}`)
  return record ? plain(inLanguage(record, locale).title) : id
}

/** The same document in other languages. */
const othersOf = ({ id, document, resource, products }: Download, files: readonly Download[]) =>
  document === 'pdf'
    ? files.filter(
        (file) => file.id !== id && file.resource === resource && file.products[0] === products[0],
      )
    : []

function productTitle(id: string, locale: Locale): string {
  const product = records.products.find((one) => one.id === id)
  return product ? plain(inLanguage(product, locale).title) : id
}

const plain = (text: string) => text.replaceAll('\u00AD', '')

/** What an address chooses of the files that there are. */
export function choicesOf({ url }: Pick<LoaderFunctionArgs, 'url'>): Choices {
  const ids = records.products.map(({ id }) => id)
  return readChoices(url.searchParams, allValues(ids))
}

/** One page of the files that the address asks for. */
export function downloadList(args: LoaderFunctionArgs): DownloadPage {
  const { locale } = placeOf(args)
  const { now } = args.context.get(requestContext)
  const all = downloadsIn(locale)
  const choices = choicesOf(args)
  const found = matching(all, choices, now)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const asked = Number(args.url.searchParams.get('page') ?? 1)
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  return {
    choices,
    facets: facetsOf(all, choices, locale, now),
    groups: languageRanks
      .map((rank) => ({
        rank,
        files: shown.filter((file) => rankOf(file, fileLanguageOf(locale)) === rank),
      }))
      .filter(({ files }) => files.length > 0),
    total: found.length,
    page,
    pages,
  }
}

/** Every facet with the values that some file has. */
function facetsOf(
  all: readonly DownloadItem[],
  choices: Choices,
  locale: Locale,
  now: number,
): DownloadPage['facets'] {
  const values = allValues(records.products.map(({ id }) => id))
  const nothing = readChoices(new URLSearchParams(), values)
  return facets.map((facet) => {
    const there = countsOf(all, facet, nothing, now)
    const counts = countsOf(all, facet, choices, now)
    const options = values[facet].filter(
      (value) => there.has(value) || choices[facet].includes(value),
    )
    return {
      facet,
      options: options.map((value) => ({
        value,
        ...(facet === 'product' && { title: productTitle(value, locale) }),
        count: counts.get(value) ?? 0,
        checked: choices[facet].includes(value),
      })),
    }
  })
}

/** Documents of products in the visitor's language: those that are named, or all of one product. */
export function fileList(
  args: LoaderFunctionArgs,
  {
    items,
    product = args.params['id'],
  }: {
    items?: readonly { readonly product: string; readonly document: DocumentKind }[]
    product?: string
  },
): FileListFiles {
  const { locale } = placeOf(args)
  const wanted =
    items ?? documentKinds.map((document) => ({ product: product ?? '', document }) as const)
  const own = downloadsIn(locale).filter(
    ({ document, languages }) => document === 'pdf' && languages.includes(fileLanguageOf(locale)),
  )
  const files = wanted.flatMap(
    (one) =>
      own.find(
        ({ resource, products }) => resource === one.document && products[0] === one.product,
      ) ?? [],
  )
  return { files, ...(!items && product !== undefined && { product }) }
}

/** Every film a variant shows: wide ones first, so that rows are even, the newest of them on top. */
export function videoList(args: LoaderFunctionArgs): readonly VideoItem[] {
  const { locale } = placeOf(args)
  const films = downloadsIn(locale)
    .filter(({ document }) => document === 'video')
    .flatMap(({ id, address, bytes }) => {
      const video = records.videos.find((one) => id === `film-${one.id}`)
      return video ? { ...inLanguage(video, locale), address, bytes } : []
    })
  const isHigh = ({ width, height }: VideoItem) => Number(height > width)
  return films.toSorted((a, b) => isHigh(a) - isHigh(b))
}
