import { Schema } from 'effect'
import { type CollectionName, collectionNames } from '#data/content/collectionNames.ts'
import { collections } from '#data/content/collections.ts'
import { SourcedFigure } from '#data/messages/figures.ts'
import { type MessageCatalogueName, messageCatalogueNames } from '#data/locale/locales.ts'
import { OperatorEntry } from '#data/content/operator.ts'
import { schemaVersion, SiteConfig } from '#data/pages/pageConfig.ts'
import { PictureManifestEntry } from '#data/content/pictures.ts'
import { findCatalogueOfFile, joinCatalogueFiles, loadMessages } from './catalogues.ts'
import { decodeConfigPart } from './decode/decode.ts'
import { findDraftMessageIds } from '../i18n/draftMessages.ts'
import {
  type JsonFile,
  parseJson,
  type JsonPath,
  locateProblem,
  locateProblemAtFileStart,
} from './json.ts'
import { memoizeByDependencies } from '../run/memo.ts'
import { createPerCatalogueSchema, isMissingLanguageProblem } from '../i18n/languages.ts'
import { configLimits } from './limits.ts'
import {
  pagesConfigFolder,
  isMarkdownOrCaptionFile,
  parseConfigFiles,
  parseMarkdownOrCaptionFile,
} from './parseConfigFiles.ts'
import {
  fragmentsFolder,
  loadFragmentConfig,
  loadPageConfig,
  pagesFolder,
} from './loadPageConfig.ts'
import { loadRecordTexts } from './loadRecordTexts.ts'
import type { ConfigProblem } from '../problems/problem.ts'
import type { ContentFile, ContentEntry, MessageCatalogue, Project } from './project.ts'
import type { ProjectSources } from './read.ts'
import type { AnyJsonSchemaCodec } from './registry.ts'
import { collectReferences, type ConfigReference } from './references.ts'
import { SearchSynonyms } from '../i18n/searchWords.ts'
import { TerminologyByCatalogue } from '../i18n/terms.ts'
import { readTranslationDigests } from '../i18n/translations/translationState.ts'

const isRecordText = (name: string): boolean =>
  name.startsWith(`${pagesConfigFolder}/content/`) && name.endsWith('.md')

const loadedFiles = memoizeByDependencies<{
  readonly value: unknown
  readonly problems: readonly ConfigProblem[]
  readonly found: readonly ConfigReference[]
}>()

const absent: ContentFile<never> = { file: undefined, entries: [], readable: true }
const unreadable: ContentFile<never> = { ...absent, readable: false }
const noSameWords: Project['sameWords'] = { names: [] }
const noTerms: TerminologyByCatalogue = {}
const noSearchWords: SearchSynonyms = {}

/** Parses and decodes every file into a project, and collects the problems. */
export function loadProject(sources: ProjectSources): {
  project: Project
  problems: ConfigProblem[]
} {
  const { parsed, files, problems } = parseConfigFiles(sources)
  const found: ConfigReference[] = []

  const decodePart = <T>(
    schema: Schema.Codec<T, unknown>,
    value: unknown,
    file: JsonFile,
    path: JsonPath,
  ) => {
    const decoded = decodeConfigPart(schema as unknown as AnyJsonSchemaCodec, value, file, path)
    if (!decoded.ok) {
      problems.push(...decoded.problems)
      // A record that only lacks translations still needs its English texts and references.
      if (decoded.problems.every(isMissingLanguageProblem))
        collectReferences(schema.ast, value, file, path, found)
      return undefined
    }
    collectReferences(schema.ast, decoded.value, file, path, found)
    return decoded.value as T
  }
  /** Memoizes the value made from a file together with its problems and references. */
  const memoizeByFile = <T>(file: JsonFile, dependencies: readonly unknown[], make: () => T): T => {
    let isNew = false
    const result = loadedFiles(file, dependencies, () => {
      isNew = true
      const before = { problems: problems.length, found: found.length }
      const value = make()
      return { value, problems: problems.slice(before.problems), found: found.slice(before.found) }
    })
    if (!isNew) {
      problems.push(...result.problems)
      found.push(...result.found)
    }
    return result.value as T
  }
  const inputs = [...sources.files.keys(), ...sources.unread].toSorted()
  const exists = (name: string) => sources.files.has(name) || sources.unread.has(name)
  const content = <T>(
    name: string,
    schema: unknown,
    finish: (value: T) => T = (value) => value,
  ): ContentFile<T> => {
    const file = parsed.get(`${pagesConfigFolder}/${name}`)
    if (!file) return exists(`${pagesConfigFolder}/${name}`) ? unreadable : absent
    const codec = schema as Schema.Codec<T, unknown>
    return memoizeByFile(file, [], () => ({
      file,
      entries: entriesOf(file.value).map(({ id, path, value }): ContentEntry<T> => {
        const decoded = decodePart(codec, value, file, path)
        return { id, path, value: decoded && finish(decoded) }
      }),
      readable: true,
    }))
  }

  const siteFile = parsed.get(`${pagesConfigFolder}/site.json`)
  const config =
    siteFile &&
    memoizeByFile(siteFile, [], () => decodePart(SiteConfig, siteFile.value, siteFile, []))
  const softFile = parsed.get(`${pagesConfigFolder}/content/soft-hyphens.json`)
  const sameFile = parsed.get(`${pagesConfigFolder}/content/same-words.json`)
  const searchFile = parsed.get(`${pagesConfigFolder}/content/search-words.json`)
  const termsFile = parsed.get(`${pagesConfigFolder}/messages/terms.json`)
  const catalogues = new Map(
    messageCatalogueNames.flatMap((name) => {
      const names = inputs.filter((file) => findCatalogueOfFile(file) === name)
      const [first, ...others] = names.flatMap((file) => parsed.get(file) ?? [])
      // Of a catalogue with an unreadable file nothing is known to be missing: only that file is reported.
      if (!first || others.length + 1 < names.length) return []
      const own = [first, ...others] as const
      const parts = own.map((file) => memoizeByFile(file, [], () => loadMessages(file, problems)))
      const joined = joinCatalogueFiles([...own], parts)
      problems.push(...joined.problems)
      return [[name, joined.catalogue]]
    }) satisfies readonly (readonly [MessageCatalogueName, MessageCatalogue])[],
  )
  const figures = content<SourcedFigure>('content/figures.json', SourcedFigure)
  const operator = content<OperatorEntry>('content/operator.json', OperatorEntry)
  const records = Object.fromEntries(
    collectionNames.map((name) => [
      name,
      content(
        `content/${name}.json`,
        collections[name],
        dated.has(name) ? withPublishAt : undefined,
      ),
    ]),
  ) as Project['records']
  const names = { figures, catalogues, operator }
  const fragments = [...parsed].flatMap(([name, file]) =>
    name.startsWith(fragmentsFolder)
      ? memoizeByFile(file, [], () => loadFragmentConfig(file, decodePart, problems))
      : [],
  )
  const pages = inputs.filter((name) => name.startsWith(pagesFolder))
  if (pages.length > configLimits.pages) problems.push(tooManyPages(pages.length))
  const loaded = pages.map((name) => {
    const file = parsed.get(name)
    const load = () => loadPageConfig(name, file, fragments, decodePart, problems)
    return file ? memoizeByFile(file, fragments, load) : load()
  })
  const project: Project = {
    pages: loaded,
    fragments,
    site: siteFile && config && { file: siteFile, config },
    catalogues,
    figures,
    operator,
    pictures: content<PictureManifestEntry>('pictures.json', PictureManifestEntry),
    records,
    texts: loadRecordTexts(
      new Map(files.filter(([name]) => isRecordText(name))),
      records,
      names,
      problems,
      found,
    ),
    softHyphens:
      (softFile &&
        memoizeByFile(softFile, [], () => decodePart(SoftHyphens, softFile.value, softFile, []))
          ?.de) ??
      [],
    sameWords:
      (sameFile &&
        memoizeByFile(sameFile, [], () => decodePart(SameWords, sameFile.value, sameFile, []))) ??
      noSameWords,
    searchWords:
      (searchFile &&
        memoizeByFile(searchFile, [], () =>
          decodePart(SearchSynonyms, searchFile.value, searchFile, []),
        )) ??
      noSearchWords,
    terms:
      (termsFile &&
        memoizeByFile(termsFile, [], () =>
          decodePart(TerminologyByCatalogue, termsFile.value, termsFile, []),
        )) ??
      noTerms,
    prose: files.flatMap(([name, text]) =>
      isMarkdownOrCaptionFile(name) ? parseMarkdownOrCaptionFile(name, text) : [],
    ),
    translated: readTranslationDigests(parsed, decodePart, memoizeByFile),
    islands: sources.islands,
    themes: sources.themes,
    media: sources.media,
    code: sources.code,
    drafted: findDraftMessageIds(loaded, found, { catalogues, code: sources.code }),
    references: found,
  }
  return { project, problems }
}

const tooManyPages = (count: number): ConfigProblem =>
  locateProblemAtFileStart(`${pagesConfigFolder}/pages`, {
    code: 'too-many-pages',
    what: `There are ${count} page configs; at most ${configLimits.pages} are read.`,
    fix: 'Make records of pages that look alike: one config, _id.json, shows them all.',
  })

/** Returns the problem of configs with another schema version, which replaces all other problems. */
export function findSchemaVersionProblem({ files }: ProjectSources): ConfigProblem | undefined {
  const name = `${pagesConfigFolder}/site.json`
  const file = parseJson(name, files.get(name) ?? '')
  if ('code' in file) return undefined
  const { schemaVersion: version = 1 } = Object(file.value) as { schemaVersion?: unknown }
  if (typeof version !== 'number' || version === schemaVersion) return undefined
  return locateProblem(
    file,
    ['schemaVersion'],
    version < schemaVersion
      ? {
          code: 'old-schema',
          what: `The configs are of version ${version}, this generator reads ${schemaVersion}.`,
          fix: 'Run npm run generate -- migrate.',
        }
      : {
          code: 'new-schema',
          what: `The configs are of version ${version}, this generator reads ${schemaVersion}.`,
          fix: 'Bring the generator up to date.',
        },
  )
}

const SoftHyphens = Schema.Struct({
  de: Schema.Array(Schema.String.check(Schema.isPattern(/^[\p{L}·-]+$/u))).annotate({
    description: 'German words with · at every joint where a heading or a label may break',
  }),
})

const Words = Schema.Array(Schema.String.check(Schema.isPattern(/^[A-Za-z]{2,}$/)))

const SameWords = Schema.Struct({
  names: Words.annotate({ description: 'Names and units that stay as they are in every language' }),
  ...createPerCatalogueSchema(
    Words.annotate({ description: 'Words that a language shares with English' }),
  ).fields,
})

/** Collections whose records have a publication date. */
const dated: ReadonlySet<CollectionName> = new Set(['articles', 'news'])

/** Offset of the earliest time zone from UTC in ms: a date begins there first. */
const earliestOffset = 14 * 3_600_000

/** Sets `publishAt` of a record to the beginning of its date unless it has one. */
function withPublishAt<T>(value: T): T {
  const { date, publishAt } = Object(value) as { date?: unknown; publishAt?: unknown }
  if (typeof date !== 'string' || publishAt !== undefined) return value
  const moment = new Date(Date.parse(`${date}T00:00Z`) - earliestOffset).toISOString()
  return { ...value, publishAt: `${moment.slice(0, 'YYYY-MM-DDTHH:MM'.length)}Z` }
}

/** Returns the entries of a content file: of a list by their `id`, of an object by their key. */
function entriesOf(
  value: unknown,
): readonly { id: string | undefined; path: JsonPath; value: unknown }[] {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => {
      const { id } = (typeof item === 'object' && item !== null ? item : {}) as { id?: unknown }
      return { id: typeof id === 'string' ? id : undefined, path: [index], value: item }
    })
  if (typeof value !== 'object' || value === null) return [{ id: undefined, path: [], value }]
  return Object.entries(value)
    .filter(([id]) => id !== '$schema')
    .map(([id, item]) => ({ id, path: [id], value: item }))
}
