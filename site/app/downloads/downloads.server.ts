import type { LoaderFunctionArgs } from 'react-router'
import {
  allFacetValues,
  type FilterSelection,
  countDownloadsByFacetValue,
  downloadFacets,
  sortDownloads,
  fileLanguageRanks,
  filterDownloads,
  rankFileLanguage,
  parseDownloadFilterSelection,
} from '#data/downloads/downloadFilters.ts'
import { type DownloadableFile, listDownloads } from '#data/downloads/downloads.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { type Locale, locales } from '#data/locale/locales.ts'
import {
  productDocumentKinds,
  getDocumentLanguage,
  documentLanguages,
  type DocumentManifest,
  type ProductDocumentKind,
} from '#data/products/productDocuments.ts'
import type { ImageRecord, DownloadableVideo, VideoRecord } from '#data/content/media.ts'
import { records } from '#generated/content.ts'
import { readDocuments } from '#generated/documents.ts'
import { media } from '#generated/media.ts'
import { pictures } from '#generated/pictures.ts'
import type {
  DownloadListEntry,
  DownloadListLoaderData,
} from '#sections/DownloadList/DownloadList.schema.ts'
import type { FileListLoaderData } from '#sections/FileList/FileList.schema.ts'
import { resolveRecordLanguage, readRequestLocation } from '../content/records.server.ts'
import { requestContext } from '../pages/requestContext.ts'
import { formatText } from '../messages/messages.server.ts'

const pageSize = 24

/** Lists by locale, until documents are typeset again. */
const cache = new WeakMap<DocumentManifest, Map<Locale, readonly DownloadListEntry[]>>()

/** Lists the downloads of a locale with their titles, in display order. */
export function listDownloadsOfLocale(locale: Locale): readonly DownloadListEntry[] {
  const documents = readDocuments()
  const lists = cache.get(documents) ?? new Map<Locale, readonly DownloadListEntry[]>()
  cache.set(documents, lists)
  const cached = lists.get(locale)
  if (cached) return cached
  const { websiteId } = locales[locale]
  const publishedOnly = <
    T extends { readonly state: boolean; readonly websites?: readonly number[] },
  >(
    all: readonly T[],
  ) => all.filter(({ state, websites }) => state && (websites?.includes(websiteId) ?? true))
  const files = listDownloads({
    products: publishedOnly(records.products),
    videos: publishedOnly(records.videos),
    images: publishedOnly(records.images),
    documents,
    files: media,
    pictureFile: (picture) => pictures[picture]?.src,
  })
  const titled = sortDownloads(files, getPreferredFileLanguage(locale)).map((file) => ({
    ...file,
    title: titleOf(file, locale),
    others: otherLanguages(file, files),
  }))
  lists.set(locale, titled)
  return titled
}

/** Returns the preferred file language of a locale. */
export const getPreferredFileLanguage = (locale: Locale) =>
  documentLanguages[getDocumentLanguage(locale)]

function titleOf({ id, document, resource, products }: DownloadableFile, locale: Locale): string {
  if (document === 'pdf')
    return formatText(locale, 'download.title', {
      kind: formatText(locale, `document.${resource}` as MessageId),
      product: productTitle(products[0] ?? '', locale),
    })
  const kind: readonly (VideoRecord | ImageRecord)[] =
    document === 'video' ? records.videos : records.images
  const record = kind.find((one) => id === `${resource}-${one.id}`)
  return record ? withoutSoftHyphens(resolveRecordLanguage(record, locale).title) : id
}

/** Lists the same document in other languages. */
const otherLanguages = (
  { id, document, resource, products }: DownloadableFile,
  files: readonly DownloadableFile[],
) =>
  document === 'pdf'
    ? files.filter(
        (file) => file.id !== id && file.resource === resource && file.products[0] === products[0],
      )
    : []

function productTitle(id: string, locale: Locale): string {
  const product = records.products.find((one) => one.id === id)
  return product ? withoutSoftHyphens(resolveRecordLanguage(product, locale).title) : id
}

const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '')

/** Parses the selected filters from the query. */
export function parseFilterSelection({ url }: Pick<LoaderFunctionArgs, 'url'>): FilterSelection {
  const ids = records.products.map(({ id }) => id)
  return parseDownloadFilterSelection(url.searchParams, allFacetValues(ids))
}

/** Loads a page of the filtered downloads. */
export function loadDownloadList(args: LoaderFunctionArgs): DownloadListLoaderData {
  const { locale } = readRequestLocation(args)
  const { now } = args.context.get(requestContext)
  const all = listDownloadsOfLocale(locale)
  const choices = parseFilterSelection(args)
  const found = filterDownloads(all, choices, now)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const requested = Number(args.url.searchParams.get('page') ?? 1)
  const page = Number.isInteger(requested) ? Math.min(Math.max(requested, 1), pages) : 1
  const pageFiles = found.slice((page - 1) * pageSize, page * pageSize)
  return {
    choices,
    facets: facetsOf(all, choices, locale, now),
    groups: fileLanguageRanks
      .map((rank) => ({
        rank,
        files: pageFiles.filter(
          (file) => rankFileLanguage(file, getPreferredFileLanguage(locale)) === rank,
        ),
      }))
      .filter(({ files }) => files.length > 0),
    total: found.length,
    page,
    pages,
  }
}

/** Lists the facets with all values that occur, and their counts. */
function facetsOf(
  all: readonly DownloadListEntry[],
  choices: FilterSelection,
  locale: Locale,
  now: number,
): DownloadListLoaderData['facets'] {
  const values = allFacetValues(records.products.map(({ id }) => id))
  const nothing = parseDownloadFilterSelection(new URLSearchParams(), values)
  return downloadFacets.map((facet) => {
    const available = countDownloadsByFacetValue(all, facet, nothing, now)
    const counts = countDownloadsByFacetValue(all, facet, choices, now)
    const options = values[facet].filter(
      (value) => available.has(value) || choices[facet].includes(value),
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

/** Lists documents in the visitor's language: the named ones, or all of one product. */
export function loadDownloadFileList(
  args: LoaderFunctionArgs,
  {
    items,
    product = args.params['id'],
  }: {
    items?: readonly { readonly product: string; readonly document: ProductDocumentKind }[]
    product?: string
  },
): FileListLoaderData {
  const { locale } = readRequestLocation(args)
  const requestedDocuments =
    items ?? productDocumentKinds.map((document) => ({ product: product ?? '', document }) as const)
  const own = listDownloadsOfLocale(locale).filter(
    ({ document, languages }) =>
      document === 'pdf' && languages.includes(getPreferredFileLanguage(locale)),
  )
  const files = requestedDocuments.flatMap(
    (one) =>
      own.find(
        ({ resource, products }) => resource === one.document && products[0] === one.product,
      ) ?? [],
  )
  return { files, ...(!items && product !== undefined && { product }) }
}

/** Loads a film by id; null while it is unpublished. */
export const loadFilm = (
  args: LoaderFunctionArgs,
  { film }: { film: string },
): DownloadableVideo | null => listVideos(args, ({ id }) => id === film)[0] ?? null

/** Lists the films of a locale: landscape before portrait, so that rows are even; each newest first. */
export function loadVideoList(args: LoaderFunctionArgs): readonly DownloadableVideo[] {
  const isPortrait = ({ width, height }: DownloadableVideo) => Number(height > width)
  return listVideos(args, () => true).toSorted((a, b) => isPortrait(a) - isPortrait(b))
}

/** Lists the films of a locale that have a file, newest first. */
function listVideos(
  args: LoaderFunctionArgs,
  isListed: (video: VideoRecord) => boolean,
): readonly DownloadableVideo[] {
  const { locale } = readRequestLocation(args)
  return listDownloadsOfLocale(locale).flatMap(({ id, document, address, bytes }) => {
    if (document !== 'video' || bytes === undefined) return []
    const video = records.videos.find((one) => id === `film-${one.id}`)
    return video && isListed(video)
      ? { ...resolveRecordLanguage(video, locale), address, bytes }
      : []
  })
}
