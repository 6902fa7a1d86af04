import type { ImageRecord, MeasuredFile, VideoRecord } from './media.ts'
import { filmAddress, filmsPath } from './media.ts'
import {
  documentKinds,
  type DocumentLanguage,
  documentLanguages,
  documentNumber,
  type DocumentKind,
  type DocumentManifest,
  documentPath,
  type Edition,
} from './productDocuments.ts'
import type { ProductCategory, ProductRecord } from './products.ts'
import { latestPath } from './resources.ts'
import type { ProblemType } from './support.ts'

/** Families of products, as catalogues of parts name them. */
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

/** What a file is for a computer. */
export const documentTypes = ['pdf', 'video', 'image'] as const
export type DocumentType = (typeof documentTypes)[number]

/** What a file is for a reader. */
export const resourceTypes = [...documentKinds, 'film', 'picture'] as const
export type ResourceType = (typeof resourceTypes)[number]

/** Languages of files; `none` is without words. */
export const fileLanguages = ['en', 'de', 'zh', 'none'] as const
export type FileLanguage = (typeof fileLanguages)[number]

/** Tags of the languages of files. */
export const fileLanguageTags: ReadonlyMap<FileLanguage, string> = new Map([
  ['en', 'en'],
  ['de', 'de'],
  ['zh', 'zh-CN'],
])

/** A file that can be taken along. */
export interface Download {
  /** Stays the same over all versions: `FEL-H-DS-DE`, `film-stack`. */
  readonly id: string
  readonly document: DocumentType
  readonly resource: ResourceType
  /** Ids of the products it is about. */
  readonly products: readonly string[]
  readonly series: readonly ProductSeries[]
  readonly types: readonly ProductCategory[]
  readonly problems: readonly ProblemType[]
  /** Of its words or captions. */
  readonly languages: readonly FileLanguage[]
  readonly version: string
  readonly date: string
  /** The version before this one. */
  readonly replaces?: Edition['replaces']
  /** Where this version stays. */
  readonly address: string
  /** Leads to the newest version. */
  readonly latest: string
  /** `PDF`, `MP4`, `WebP`. */
  readonly format: string
  readonly bytes: number
  readonly sha256: string
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

/** The family of a product, by the first letters of its document numbers. */
export const seriesOf = ({ documents }: ProductRecord): ProductSeries | undefined =>
  seriesByLetters.get(documents.series.split('-')[0] ?? '')

/** What the documents of every product help with. */
const problemsOfKind: Readonly<Record<DocumentKind, readonly ProblemType[]>> = {
  datasheet: ['operation'],
  'user-manual': ['operation', 'fault-codes', 'maintenance', 'warranty'],
  'installation-guide': ['installation', 'start-up', 'safety'],
}

/** What the documents of a kind of products help with besides. */
const problemsOfCategory: ReadonlyMap<ProductCategory, readonly ProblemType[]> = new Map([
  ['data-loggers', ['communication']],
])

/** Everything that files are made from. */
export interface DownloadSources {
  readonly products: readonly ProductRecord[]
  readonly videos: readonly VideoRecord[]
  readonly images: readonly ImageRecord[]
  /** Typeset files as they were measured, by path. */
  readonly documents: DocumentManifest
  /** Other files as they were measured, by path. */
  readonly files: Readonly<Record<string, MeasuredFile>>
  /** Path of the file that a picture is taken along as. */
  readonly pictureFile: (picture: ImageRecord['picture']) => string | undefined
}

/** Every file that is there, in no particular order. */
export const downloadsOf = (sources: DownloadSources): readonly Download[] => [
  ...sources.products.flatMap((product) => documentsOf(product, sources)),
  ...sources.videos.flatMap((video) => filmOf(video, sources)),
  ...sources.images.flatMap((image) => pictureOf(image, sources)),
]

function documentsOf(
  product: ProductRecord,
  { products, documents }: DownloadSources,
): readonly Download[] {
  const { id, documents: own } = product
  const languages = Object.keys(documentLanguages) as DocumentLanguage[]
  return documentKinds.flatMap((kind) =>
    languages.flatMap((language): Download | readonly [] => {
      const edition = own[kind]
      const address = documentPath({ product: id, kind, language }, edition.version)
      const file = documents[address]
      const number = documentNumber(own.series, kind, language)
      if (!file) return []
      return {
        id: number,
        document: 'pdf',
        resource: kind,
        ...about([id], products),
        problems: [...problemsOfKind[kind], ...(problemsOfCategory.get(product.category) ?? [])],
        languages: [documentLanguages[language]],
        ...edition,
        address,
        latest: `${latestPath}${number}.pdf`,
        format: 'PDF',
        ...file,
      }
    }),
  )
}

function filmOf(video: VideoRecord, { products, files }: DownloadSources): readonly Download[] {
  const { id, problems, version, date, seconds } = video
  const file = files[`${filmsPath}${id}.mp4`]
  if (!file) return []
  return [
    {
      id: `film-${id}`,
      document: 'video',
      resource: 'film',
      ...about(video.products, products),
      problems,
      languages: ['en', 'de', 'zh'],
      version,
      date,
      address: filmAddress(id, file),
      latest: `${latestPath}film-${id}.mp4`,
      format: 'MP4',
      seconds,
      ...file,
    },
  ]
}

function pictureOf(
  { id, picture, problems, version, date, products }: ImageRecord,
  sources: DownloadSources,
): readonly Download[] {
  const address = sources.pictureFile(picture)
  const file = address === undefined ? undefined : sources.files[address]
  if (address === undefined || !file) return []
  return [
    {
      id: `picture-${id}`,
      document: 'image',
      resource: 'picture',
      ...about(products, sources.products),
      problems,
      languages: ['none'],
      version,
      date,
      address,
      latest: `${latestPath}picture-${id}.webp`,
      format: 'WebP',
      ...file,
    },
  ]
}

/** What follows from the products a file is about. */
function about(ids: readonly string[], products: readonly ProductRecord[]) {
  const own = products.filter(({ id }) => ids.includes(id))
  return {
    products: ids,
    series: [...new Set(own.flatMap((product) => seriesOf(product) ?? []))],
    types: [...new Set(own.map(({ category }) => category))],
  }
}
