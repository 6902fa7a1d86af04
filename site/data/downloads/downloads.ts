import type { ImageRecord, FileSizeAndDigest, VideoRecord } from '../content/media.ts'
import { formatFilmPath, filmsPath } from '../content/media.ts'
import {
  productDocumentKinds,
  type DocumentLanguage,
  documentLanguages,
  formatDocumentNumber,
  type ProductDocumentKind,
  type DocumentManifest,
  formatDocumentPath,
  type ProductDocumentEdition,
} from '../products/productDocuments.ts'
import type { ProductCategory, ProductRecord } from '../products/products.ts'
import { latestDownloadPath } from '../pages/resourcePaths.ts'
import type { SupportTopic } from '../content/support.ts'

/** Product series. */
export const productSeries = [
  'home',
  'battery',
  'inverter',
  'charger',
  'accessories',
  'commercial',
  'utility',
] as const
export type ProductSeries = (typeof productSeries)[number]

/** File types. */
export const downloadFileTypes = ['pdf', 'video', 'image'] as const
export type DownloadFileType = (typeof downloadFileTypes)[number]

/** Kinds of content. */
export const downloadContentKinds = [...productDocumentKinds, 'film', 'picture'] as const
export type DownloadContentKind = (typeof downloadContentKinds)[number]

/** Languages of files; `none` for files without text. */
export const fileLanguages = ['en', 'de', 'zh', 'none'] as const
export type FileLanguage = (typeof fileLanguages)[number]

/** Language tags of the file languages. */
export const fileLanguageTags: ReadonlyMap<FileLanguage, string> = new Map([
  ['en', 'en'],
  ['de', 'de'],
  ['zh', 'zh-CN'],
])

/** Downloadable file. */
export interface DownloadableFile {
  /** Id, the same for all versions: `FEL-H-DS-DE`, `film-stack`. */
  readonly id: string
  readonly document: DownloadFileType
  readonly resource: DownloadContentKind
  /** Ids of the products that the file is about. */
  readonly products: readonly string[]
  readonly series: readonly ProductSeries[]
  readonly types: readonly ProductCategory[]
  readonly problems: readonly SupportTopic[]
  /** Languages of the text or of the captions. */
  readonly languages: readonly FileLanguage[]
  readonly version: string
  readonly date: string
  /** Previous version. */
  readonly replaces?: ProductDocumentEdition['replaces']
  /** Permanent URL path of this version. */
  readonly address: string
  /** URL path that redirects to the latest version. */
  readonly latest: string
  /** `PDF`, `MP4`, `WebP`. */
  readonly format: string
  /** Absent, like the digest and the pages, until the document is typeset. */
  readonly bytes?: number
  readonly sha256?: string
  readonly pages?: number
  readonly seconds?: number
}

const seriesByLetters: ReadonlyMap<string, ProductSeries> = new Map([
  ['H', 'home'],
  ['B', 'battery'],
  ['IT', 'inverter'],
  ['IS', 'inverter'],
  ['A', 'charger'],
  ['D', 'accessories'],
  ['P', 'accessories'],
  ['C', 'commercial'],
  ['S', 'commercial'],
  ['K', 'commercial'],
  ['U', 'utility'],
])

/** Letters of the product series in document numbers. */
export const productSeriesLetters: readonly string[] = [...seriesByLetters.keys()]

/** Returns the series of a product, derived from its document numbers. */
export const getProductSeries = ({ documents }: ProductRecord): ProductSeries | undefined =>
  seriesByLetters.get(documents.series.split('-')[0] ?? '')

/** Support topics of each kind of document. */
const problemsOfKind: Readonly<Record<ProductDocumentKind, readonly SupportTopic[]>> = {
  datasheet: ['operation'],
  'user-manual': ['operation', 'fault-codes', 'maintenance', 'warranty'],
  'installation-guide': ['installation', 'start-up', 'safety'],
}

/** Additional support topics by product category. */
const problemsOfCategory: ReadonlyMap<ProductCategory, readonly SupportTopic[]> = new Map([
  ['data-loggers', ['communication']],
])

/** Content from which the list of downloads is derived. */
export interface DownloadListSources {
  readonly products: readonly ProductRecord[]
  readonly videos: readonly VideoRecord[]
  readonly images: readonly ImageRecord[]
  /** Typeset PDF documents by path. */
  readonly documents: DocumentManifest
  /** Other files by path. */
  readonly files: Readonly<Record<string, FileSizeAndDigest>>
  /** Returns the path of the file offered for a picture. */
  readonly pictureFile: (picture: ImageRecord['picture']) => string | undefined
}

/** Lists all downloads, unsorted. */
export const listDownloads = (sources: DownloadListSources): readonly DownloadableFile[] => [
  ...sources.products.flatMap((product) => documentDownloads(product, sources)),
  ...sources.videos.flatMap((video) => filmDownload(video, sources)),
  ...sources.images.flatMap((image) => pictureDownload(image, sources)),
]

function documentDownloads(
  product: ProductRecord,
  { products, documents }: DownloadListSources,
): readonly DownloadableFile[] {
  const { id, documents: own } = product
  const languages = Object.keys(documentLanguages) as DocumentLanguage[]
  return productDocumentKinds.flatMap((kind) =>
    languages.map((language): DownloadableFile => {
      const edition = own[kind]
      const address = formatDocumentPath({ product: id, kind, language }, edition.version)
      const number = formatDocumentNumber(own.series, kind, language)
      return {
        id: number,
        document: 'pdf',
        resource: kind,
        ...productFields([id], products),
        problems: [...problemsOfKind[kind], ...(problemsOfCategory.get(product.category) ?? [])],
        languages: [documentLanguages[language]],
        ...edition,
        address,
        latest: `${latestDownloadPath}${number}.pdf`,
        format: 'PDF',
        ...documents[address],
      }
    }),
  )
}

function filmDownload(
  video: VideoRecord,
  { products, files }: DownloadListSources,
): readonly DownloadableFile[] {
  const { id, problems, version, date, seconds } = video
  const file = files[`${filmsPath}${id}.mp4`]
  if (!file) return []
  return [
    {
      id: `film-${id}`,
      document: 'video',
      resource: 'film',
      ...productFields(video.products, products),
      problems,
      languages: ['en', 'de', 'zh'],
      version,
      date,
      address: formatFilmPath(id, file),
      latest: `${latestDownloadPath}film-${id}.mp4`,
      format: 'MP4',
      seconds,
      ...file,
    },
  ]
}

function pictureDownload(
  { id, picture, problems, version, date, products }: ImageRecord,
  sources: DownloadListSources,
): readonly DownloadableFile[] {
  const address = sources.pictureFile(picture)
  const file = address === undefined ? undefined : sources.files[address]
  if (address === undefined || !file) return []
  return [
    {
      id: `picture-${id}`,
      document: 'image',
      resource: 'picture',
      ...productFields(products, sources.products),
      problems,
      languages: ['none'],
      version,
      date,
      address,
      latest: `${latestDownloadPath}picture-${id}.webp`,
      format: 'WebP',
      ...file,
    },
  ]
}

/** Derives products, series and categories from the ids of the products that a file is about. */
function productFields(ids: readonly string[], products: readonly ProductRecord[]) {
  const own = products.filter(({ id }) => ids.includes(id))
  return {
    products: ids,
    series: [...new Set(own.flatMap((product) => getProductSeries(product) ?? []))],
    types: [...new Set(own.map(({ category }) => category))],
  }
}
