import type { CollectionName } from '#data/content/collectionNames.ts'
import type { StoredCollectionRecord } from '#data/content/collections.ts'
import type { PageRecord } from '#data/content/content.ts'
import type { SectionMetadata } from '#data/pages/configFields.ts'
import type { SourcedFigure } from '#data/messages/figures.ts'
import type { MessageCatalogueName } from '#data/locale/locales.ts'
import type { FileSizeAndDigest } from '#data/content/media.ts'
import type { OperatorEntry } from '#data/content/operator.ts'
import type { PageConfig, SiteConfig } from '#data/pages/pageConfig.ts'
import type { PictureManifestEntry } from '#data/content/pictures.ts'
import type { RichText } from '#data/content/richText.ts'
import type { JsonFile, JsonPath } from './json.ts'
import type { SiteSourceFiles } from './readCode.ts'
import type { ParsedMessage } from '../i18n/messages.ts'
import type { ConfigReference } from './references.ts'
import type { SearchSynonyms } from '../i18n/searchWords.ts'
import type { TerminologyByCatalogue } from '../i18n/terms.ts'
import type {
  TranslationDigests,
  TranslationLanguage,
} from '../i18n/translations/translationHashes.ts'

/** The sections of a file: a page config or a fragment. */
export interface ConfigFileSections {
  readonly sections: readonly ParsedPageSection[]
  /** Anchors as written, including those of invalid sections. */
  readonly anchors: readonly { readonly name: string; readonly path: JsonPath }[]
}

/** Sections shared by several pages. */
export interface Fragment extends ConfigFileSections {
  /** Name of the file below `fragments`, without extension. */
  readonly id: string
  readonly file: JsonFile
  /** True if all of it could be decoded. */
  readonly isValid: boolean
}

/** A section of a page. */
export interface ParsedPageSection {
  readonly name: string
  readonly meta: SectionMetadata
  /** Path of the section, or of its fragment, in the page's file. */
  readonly path: JsonPath
  /** Decoded fields; undefined if one is invalid. */
  readonly props: Readonly<Record<string, unknown>> | undefined
}

/** A page config. Invalid parts are undefined, so that problems of the others are still found. */
export interface ParsedPageConfig extends ConfigFileSections {
  /** Path of the file below `pages`, without extension, e.g. `explore/news/_id`. */
  readonly id: string
  /** Path of the file from the repository root. */
  readonly name: string
  /** Undefined if the file is not JSON. */
  readonly file: JsonFile | undefined
  /** All fields except the sections; undefined if one is invalid. */
  readonly config: PageConfig | undefined
  /** Fragments that the page names and that exist. */
  readonly fragments: readonly Fragment[]
  /** True if all of it could be decoded. */
  readonly isValid: boolean
}

/** An entry of a content file; its value is undefined if it is invalid. */
export interface ContentEntry<T> {
  readonly path: JsonPath
  readonly id: string | undefined
  readonly value: T | undefined
}

/** A content file with its entries in the order of the file. */
export interface ContentFile<T> {
  readonly file: JsonFile | undefined
  readonly entries: readonly ContentEntry<T>[]
  /** False if the file exists but is not JSON: its entries are unknown. */
  readonly readable: boolean
}

/** A message catalogue: `messages/en.json`, the files below `messages/en`, or both. */
export interface MessageCatalogue {
  /** Its files, sorted by name. */
  readonly files: readonly [JsonFile, ...JsonFile[]]
  readonly messages: ReadonlyMap<string, ParsedMessage>
  /** Returns the file that contains a message or, if none does, the one with a common id prefix. */
  readonly fileOf: (id: string) => JsonFile
}

/** Long texts of a record by catalogue. */
export type RecordRichTexts = ReadonlyMap<MessageCatalogueName, RichText>

/** All decoded configs of a site. Everything after decoding is pure. */
export interface Project {
  readonly pages: readonly ParsedPageConfig[]
  readonly fragments: readonly Fragment[]
  readonly site: { readonly file: JsonFile; readonly config: SiteConfig } | undefined
  readonly catalogues: ReadonlyMap<MessageCatalogueName, MessageCatalogue>
  readonly figures: ContentFile<SourcedFigure>
  readonly operator: ContentFile<OperatorEntry>
  readonly pictures: ContentFile<PictureManifestEntry>
  readonly records: { readonly [N in CollectionName]: ContentFile<StoredCollectionRecord<N>> }
  /** Long texts of records by `<collection>/<id>`. */
  readonly texts: ReadonlyMap<string, RecordRichTexts>
  /** German words with their break points marked by `·`. */
  readonly softHyphens: readonly string[]
  /** Words that other languages may share with English. */
  readonly sameWords: { readonly names: readonly string[] } & {
    readonly [C in TranslationLanguage]?: readonly string[]
  }
  /** Search synonyms by word of the site. */
  readonly searchWords: SearchSynonyms
  /** Terminology and spelling rules of each language. */
  readonly terms: TerminologyByCatalogue
  /** Sources of long texts of records, manuals and film captions. */
  readonly prose: readonly JsonFile[]
  /** Hashes of the English text of each translation. */
  readonly translated: TranslationDigests
  /** Names of sections that have an island. */
  readonly islands: ReadonlySet<string>
  readonly themes: ReadonlySet<string>
  /** Sizes and checksums of films and pictures by URL path. */
  readonly media: ReadonlyMap<string, FileSizeAndDigest>
  /** Ids of messages that only drafts show; they may lack translations. */
  readonly drafted: ReadonlySet<string>
  /** Source files of the site, with the ids of the messages that they reference. */
  readonly code: SiteSourceFiles
  /** References of all files. */
  readonly references: readonly ConfigReference[]
}

/** Lists the sections of pages and fragments where they are written: those of a fragment once, in its own file. */
export function* listSectionsBySourceFile({
  pages,
  fragments,
}: Pick<Project, 'pages' | 'fragments'>): Generator<{
  readonly file: JsonFile
  readonly section: ParsedPageSection
}> {
  const own = pages.map(({ file, sections, fragments: shared }) => {
    const other = new Set(shared.flatMap((fragment) => fragment.sections.map(({ props }) => props)))
    return { file, sections: sections.filter(({ props }) => !other.has(props)) }
  })
  for (const { file, sections } of [...own, ...fragments])
    if (file) for (const section of sections) yield { file, section }
}

/** Returns the records that a record page shows; undefined for other pages. */
export function findPageRecords(
  page: ParsedPageConfig,
  project: Project,
): ContentFile<PageRecord> | undefined {
  const source = page.config?.data
  return source && (project.records[source] satisfies ContentFile<PageRecord>)
}

/** Finds an entry of a content file by its id. */
export function findContentEntry<T>(content: ContentFile<T>, id: string): T | undefined {
  let index = byId.get(content)
  if (!index) {
    // The first of two entries with the same id counts; the duplicate is reported.
    index = new Map(content.entries.toReversed().map((entry) => [entry.id, entry.value]))
    byId.set(content, index)
  }
  return index.get(id) as T | undefined
}

const byId = new WeakMap<object, ReadonlyMap<string | undefined, unknown>>()
