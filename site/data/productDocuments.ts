import { Schema } from 'effect'
import { IsoDate } from './content.ts'
import { locales, type Locale } from './locales.ts'

/** Documents that every product has, in the order in which lists show them. */
export const documentKinds = ['datasheet', 'user-manual', 'installation-guide'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Catalogues that documents are written in, with the language as files and numbers name it. */
export const documentLanguages = { en: 'en', cn: 'zh', de: 'de' } as const
export type DocumentLanguage = keyof typeof documentLanguages

const languageByCatalogue: ReadonlyMap<string, DocumentLanguage> = new Map([
  ['cn', 'cn'],
  ['de', 'de'],
])

/** The language in which a visitor of a locale is offered documents. */
export const documentLanguageOf = (locale: Locale): DocumentLanguage =>
  languageByCatalogue.get(locales[locale].catalogues[0]) ?? 'en'

const edition = {
  version: Schema.String.check(Schema.isPattern(/^[1-9]\d*\.\d+$/)).annotate({
    description: 'Version, e.g. 3.2; goes up with every change of the document',
  }),
  date: IsoDate.annotate({ description: 'Day on which this version was published' }),
}

/** The published version of a document and the one that it replaces; equal in all languages. */
const Edition = Schema.Struct({
  ...edition,
  replaces: Schema.optionalKey(
    Schema.Struct(edition).annotate({ description: 'The version before it, if there is one' }),
  ),
})
export type Edition = typeof Edition.Type

/** The documents of a product. */
export const ProductDocuments = Schema.Struct({
  series: Schema.String.check(Schema.isPattern(/^[A-Z]+(-[A-Z0-9]+)?$/)).annotate({
    description: 'Letters of the product in document numbers: H, D-WIFI',
  }),
  datasheet: Edition.annotate({ description: 'Edition of the datasheet' }),
  'user-manual': Edition.annotate({ description: 'Edition of the user manual' }),
  'installation-guide': Edition.annotate({ description: 'Edition of the installation guide' }),
})
export type ProductDocuments = typeof ProductDocuments.Type

const kindLetters: Readonly<Record<DocumentKind, string>> = {
  datasheet: 'DS',
  'user-manual': 'UM',
  'installation-guide': 'IG',
}

/** Number printed on a document, e.g. `FEL-H-DS-EN`; every version has the same. */
export const documentNumber = (
  series: string,
  kind: DocumentKind,
  language: DocumentLanguage,
): string => `FEL-${series}-${kindLetters[kind]}-${documentLanguages[language].toUpperCase()}`

/** Which document of a product, without its version. */
export interface DocumentName {
  readonly product: string
  readonly kind: DocumentKind
  readonly language: DocumentLanguage
}

/** Where one version is served for good: `/documents/smart-plug/datasheet-en-1.1.pdf`. */
export const documentPath = (
  { product, kind, language }: DocumentName,
  version: Edition['version'],
): string => `/documents/${product}/${kind}-${documentLanguages[language]}-${version}.pdf`

/** A typeset file as it was measured. */
export const DocumentFile = Schema.Struct({
  bytes: Schema.Int.annotate({ description: 'Size of the file in bytes' }),
  pages: Schema.Int.annotate({ description: 'Pages it has' }),
  sha256: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/)).annotate({
    description: 'Digest of the file, 64 hexadecimal digits',
  }),
})
export type DocumentFile = typeof DocumentFile.Type

/** Every typeset file by its path; `site/generated/documents.json`, empty until documents were typeset. */
export const DocumentManifest = Schema.Record(Schema.String, DocumentFile)
export type DocumentManifest = typeof DocumentManifest.Type
