import { Schema } from 'effect'
import { IsoDateSchema } from '../content/content.ts'
import { locales, type Locale } from '../locale/locales.ts'

/** Kinds of documents that every product has, in display order. */
export const productDocumentKinds = ['datasheet', 'user-manual', 'installation-guide'] as const
export type ProductDocumentKind = (typeof productDocumentKinds)[number]

/** Catalogues of the document languages, with the language code used in file names and document numbers. */
export const documentLanguages = { en: 'en', cn: 'zh', de: 'de' } as const
export type DocumentLanguage = keyof typeof documentLanguages

const languageByCatalogue: ReadonlyMap<string, DocumentLanguage> = new Map([
  ['cn', 'cn'],
  ['de', 'de'],
])

/** Returns the document language of a locale. */
export const getDocumentLanguage = (locale: Locale): DocumentLanguage =>
  languageByCatalogue.get(locales[locale].catalogues[0]) ?? 'en'

const edition = {
  version: Schema.String.check(Schema.isPattern(/^[1-9]\d*\.\d+$/)).annotate({
    description: 'Version, e.g. 3.2; goes up with every change of the document',
  }),
  date: IsoDateSchema.annotate({ description: 'Day on which this version was published' }),
}

/** Published version of a document and the previous one; the same in all languages. */
const Edition = Schema.Struct({
  ...edition,
  replaces: Schema.optionalKey(
    Schema.Struct(edition).annotate({ description: 'The version before it, if there is one' }),
  ),
})
export type ProductDocumentEdition = typeof Edition.Type

/** Documents of a product. */
export const ProductDocuments = Schema.Struct({
  series: Schema.String.check(Schema.isPattern(/^[A-Z]+(-[A-Z0-9]+)?$/)).annotate({
    description: 'Letters of the product in document numbers: H, D-WIFI',
  }),
  manuals: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9-]*$/)).annotate({
      description:
        'Folder of its manuals in pages-config/manuals, which several products may share; named after the product if left out',
    }),
  ),
  datasheet: Edition.annotate({ description: 'Edition of the datasheet' }),
  'user-manual': Edition.annotate({ description: 'Edition of the user manual' }),
  'installation-guide': Edition.annotate({ description: 'Edition of the installation guide' }),
})
export type ProductDocuments = typeof ProductDocuments.Type

/** Returns the folder of a product's manuals in `pages-config/manuals`. */
export const getManualFolder = ({
  id,
  documents,
}: {
  readonly id: string
  readonly documents: ProductDocuments
}): string => documents.manuals ?? id

const kindLetters: Readonly<Record<ProductDocumentKind, string>> = {
  datasheet: 'DS',
  'user-manual': 'UM',
  'installation-guide': 'IG',
}

/** Returns the document number, e.g. `FEL-H-DS-EN`, which is the same for all versions. */
export const formatDocumentNumber = (
  series: string,
  kind: ProductDocumentKind,
  language: DocumentLanguage,
): string => `FEL-${series}-${kindLetters[kind]}-${documentLanguages[language].toUpperCase()}`

/** Document of a product in one language, without its version. */
export interface ProductDocumentKey {
  readonly product: string
  readonly kind: ProductDocumentKind
  readonly language: DocumentLanguage
}

/** Returns the permanent URL path of a version: `/documents/smart-plug/datasheet-en-1.1.pdf`. */
export const formatDocumentPath = (
  { product, kind, language }: ProductDocumentKey,
  version: ProductDocumentEdition['version'],
): string => `/documents/${product}/${kind}-${documentLanguages[language]}-${version}.pdf`

/** Size, page count and digest of a generated PDF file. */
export const PdfFileInfo = Schema.Struct({
  bytes: Schema.Int.annotate({ description: 'Size of the file in bytes' }),
  pages: Schema.Int.annotate({ description: 'Pages it has' }),
  sha256: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/)).annotate({
    description: 'Digest of the file, 64 hexadecimal digits',
  }),
})
export type PdfFileInfo = typeof PdfFileInfo.Type

/** Generated PDF files by path: `site/generated/documents.json`, empty until `npm run documents` has run. */
export const DocumentManifest = Schema.Record(Schema.String, PdfFileInfo)
export type DocumentManifest = typeof DocumentManifest.Type
