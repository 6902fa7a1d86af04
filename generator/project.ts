import type { CollectionName } from '#data/collectionNames.ts'
import type { ConfigOf } from '#data/collections.ts'
import type { PageRecord } from '#data/content.ts'
import type { SectionMeta } from '#data/fields.ts'
import type { Figure } from '#data/figures.ts'
import type { Catalogue } from '#data/locales.ts'
import type { MeasuredFile } from '#data/media.ts'
import type { OperatorEntry } from '#data/operator.ts'
import type { PageConfig, SiteConfig } from '#data/pageConfig.ts'
import type { EncodedPicture } from '#data/pictures.ts'
import type { RichText } from '#data/richText.ts'
import type { JsonFile, Path } from './json.ts'
import type { Message } from './messages.ts'
import type { Reference } from './references.ts'
import type { SearchWords } from './searchWords.ts'
import type { Terms } from './terms.ts'
import type { Translated, Translation } from './digests.ts'

/** Sections as a file holds them: a page config or a fragment. */
export interface SectionList {
  readonly sections: readonly SectionUse[]
  /** Anchors as written, even in sections that are wrong. */
  readonly anchors: readonly { readonly name: string; readonly path: Path }[]
}

/** Sections that several pages share. */
export interface Fragment extends SectionList {
  /** Name of the file below `fragments`, without extension. */
  readonly id: string
  readonly file: JsonFile
  /** Whether all of it could be decoded. */
  readonly sound: boolean
}

/** A section of a page. */
export interface SectionUse {
  readonly name: string
  readonly meta: SectionMeta
  /** Where it, or the fragment that brings it, stands in the page's file. */
  readonly path: Path
  /** Its fields; none if one of them is wrong. */
  readonly props: Readonly<Record<string, unknown>> | undefined
}

/** A page config. What could be decoded is there, so that one mistake hides no other. */
export interface Page extends SectionList {
  /** Path of the file below `pages`, without extension, e.g. `explore/news/_id`. */
  readonly id: string
  /** Path of the file from the top. */
  readonly name: string
  /** None if it is not JSON. */
  readonly file: JsonFile | undefined
  /** Everything but the sections; none if something is wrong in it. */
  readonly config: PageConfig | undefined
  /** The shared parts that it names, without those there are none of. */
  readonly fragments: readonly Fragment[]
  /** Whether all of it could be decoded. */
  readonly sound: boolean
}

/** A record of a content file; without a value if something in it is wrong. */
export interface Entry<T> {
  readonly path: Path
  readonly id: string | undefined
  readonly value: T | undefined
}

/** A content file: its entries in the order of the file. */
export interface Content<T> {
  readonly file: JsonFile | undefined
  readonly entries: readonly Entry<T>[]
  /** False if the file is there but is not JSON: then nothing can be said about what it holds. */
  readonly readable: boolean
}

/** A message catalogue. */
export interface Messages {
  readonly file: JsonFile
  readonly messages: ReadonlyMap<string, Message>
}

/** A record's long text in the catalogues that have it. */
export type RecordTexts = ReadonlyMap<Catalogue, RichText>

/** All configs of a site, decoded. Everything after this is pure. */
export interface Project {
  readonly pages: readonly Page[]
  readonly fragments: readonly Fragment[]
  readonly site: { readonly file: JsonFile; readonly config: SiteConfig } | undefined
  readonly catalogues: ReadonlyMap<Catalogue, Messages>
  readonly figures: Content<Figure>
  readonly operator: Content<OperatorEntry>
  readonly pictures: Content<EncodedPicture>
  readonly records: { readonly [N in CollectionName]: Content<ConfigOf<N>> }
  /** Long texts of records by `<kind>/<id>`. */
  readonly texts: ReadonlyMap<string, RecordTexts>
  /** German words with their joints marked by `·`. */
  readonly softHyphens: readonly string[]
  /** Words that may stand in other languages as they stand in English. */
  readonly sameWords: { readonly names: readonly string[] } & {
    readonly [C in Translation]?: readonly string[]
  }
  /** What visitors type for the words of the site. */
  readonly searchWords: SearchWords
  /** The words and ways of writing of each language. */
  readonly terms: Terms
  /** Long texts of records, manuals and captions of films, as written. */
  readonly prose: readonly JsonFile[]
  /** Which English text each translation was made of. */
  readonly translated: Translated
  /** Sections that bring an island. */
  readonly islands: ReadonlySet<string>
  readonly themes: ReadonlySet<string>
  /** Films and pictures by the path they are served at, measured. */
  readonly media: ReadonlyMap<string, MeasuredFile>
  /** Messages that only drafts show: they may still lack translations. */
  readonly drafted: ReadonlySet<string>
  /** Everything that names something else, in all files. */
  readonly references: readonly Reference[]
}

/** The records that a data page shows; none for other pages. */
export function recordsOf(page: Page, project: Project): Content<PageRecord> | undefined {
  const source = page.config?.data
  return source && (project.records[source] satisfies Content<PageRecord>)
}

/** Finds an entry of a content file by its id. */
export function entryOf<T>(content: Content<T>, id: string): T | undefined {
  let index = byId.get(content)
  if (!index) {
    // Of two with one id, which is told, the first counts.
    index = new Map(content.entries.toReversed().map((entry) => [entry.id, entry.value]))
    byId.set(content, index)
  }
  return index.get(id) as T | undefined
}

const byId = new WeakMap<object, ReadonlyMap<string | undefined, unknown>>()
