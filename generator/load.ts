import { Schema } from 'effect'
import { collectionNames } from '#data/collectionNames.ts'
import { collections } from '#data/collections.ts'
import { Figure } from '#data/figures.ts'
import { type Catalogue, catalogueCodes, wholeCatalogues } from '#data/locales.ts'
import { OperatorEntry } from '#data/operator.ts'
import { schemaVersion, SiteConfig } from '#data/pageConfig.ts'
import { EncodedPicture } from '#data/pictures.ts'
import { loadMessages } from './catalogues.ts'
import { decode } from './decode.ts'
import { draftedMessages } from './drafts.ts'
import { type JsonFile, parseJson, type Path, problemAt, problemOf } from './json.ts'
import { keeper } from './keeper.ts'
import { byCatalogue } from './languages.ts'
import { limits } from './limits.ts'
import { fragmentsFolder, loadFragment, loadPage, pagesFolder } from './loadPage.ts'
import { loadTexts, textFile } from './loadTexts.ts'
import { didYouMean } from './nearest.ts'
import type { Problem } from './problem.ts'
import type { Content, Entry, Messages, Project } from './project.ts'
import type { Sources } from './read.ts'
import type { AnySchema } from './registry.ts'
import { noteReferences, type Reference } from './references.ts'
import { SearchWords } from './searchWords.ts'
import { Terms } from './terms.ts'
import { loadTranslated, translatedFiles } from './translated.ts'

const folder = 'pages-config'
const known = [
  'site.json',
  'pictures.json',
  'content/figures.json',
  'content/operator.json',
  ...collectionNames.map((name) => `content/${name}.json`),
  'content/same-words.json',
  'content/search-words.json',
  'content/soft-hyphens.json',
  'messages/terms.json',
  ...catalogueCodes.map((name) => `messages/${name}.json`),
  ...translatedFiles,
].map((name) => `${folder}/${name}`)
const required = ['site.json', ...wholeCatalogues.map((name) => `messages/${name}.json`), 'pages/index.json'] // prettier-ignore

const isProse = (name: string): boolean => name.endsWith('.md') || name.endsWith('.vtt')
const isRecordText = (name: string): boolean =>
  name.startsWith(`${folder}/content/`) && name.endsWith('.md')

/** Files as they were parsed the last time, by name. */
const parsedBefore = new Map<string, { readonly text: string; readonly file: JsonFile | Problem }>()

function parsedAs(name: string, text: string): JsonFile | Problem {
  const before = parsedBefore.get(name)
  if (before?.text === text) return before.file
  const file = parseJson(name, text)
  parsedBefore.set(name, { text, file })
  return file
}

const proseBefore = new Map<string, JsonFile>()

function proseAs(name: string, text: string): JsonFile {
  const before = proseBefore.get(name)
  const file = before?.text === text ? before : textFile(name, text)
  proseBefore.set(name, file)
  return file
}

const loadedFiles = keeper<{ readonly value: unknown; readonly problems: readonly Problem[]; readonly found: readonly Reference[] }>() // prettier-ignore

const absent: Content<never> = { file: undefined, entries: [], readable: true }
const unreadable: Content<never> = { ...absent, readable: false }
const noWords: Project['sameWords'] = { names: [] }
const noTerms: Terms = {}
const noSearchWords: SearchWords = {}

/** Parses and decodes every file; what is wrong becomes problems, the rest a project. */
export function loadProject(sources: Sources): { project: Project; problems: Problem[] } {
  const problems: Problem[] = [...sources.problems]
  const found: Reference[] = []
  const parsed = new Map<string, JsonFile>()
  const files = [...sources.files].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, text] of files) {
    if (isProse(name)) continue
    const file = parsedAs(name, text)
    if ('code' in file) problems.push(file)
    else parsed.set(name, file)
    if (
      ![pagesFolder, fragmentsFolder].some((start) => name.startsWith(start)) &&
      !known.includes(name)
    )
      problems.push(
        problemOf(name, {
          code: 'stray-file',
          what: 'Nothing reads this file.',
          fix: didYouMean(name, known, `Files are: ${known.join(', ')}, pages and fragments.`),
        }),
      )
  }
  for (const name of required.map((path) => `${folder}/${path}`))
    if (!sources.files.has(name))
      problems.push(
        problemOf(name, { code: 'missing-file', what: 'This file is missing.', fix: 'Add it.' }),
      )

  const part = <T>(
    schema: Schema.Codec<T, unknown>,
    value: unknown,
    file: JsonFile,
    path: Path,
  ) => {
    const decoded = decode(schema as unknown as AnySchema, value, file, path)
    if (!decoded.ok) {
      problems.push(...decoded.problems)
      return undefined
    }
    noteReferences(schema.ast, decoded.value, file, path, found)
    return decoded.value as T
  }
  /** What is made of a file is made once, with what is told of it and what it names. */
  const once = <T>(file: JsonFile, of: readonly unknown[], make: () => T): T => {
    let isNew = false
    const kept = loadedFiles(file, of, () => {
      isNew = true
      const before = { problems: problems.length, found: found.length }
      const value = make()
      return { value, problems: problems.slice(before.problems), found: found.slice(before.found) }
    })
    if (!isNew) {
      problems.push(...kept.problems)
      found.push(...kept.found)
    }
    return kept.value as T
  }
  const content = <T>(name: string, schema: unknown): Content<T> => {
    const file = parsed.get(`${folder}/${name}`)
    if (!file) return sources.files.has(`${folder}/${name}`) ? unreadable : absent
    const codec = schema as Schema.Codec<T, unknown>
    return once(file, [], () => ({
      file,
      entries: entriesOf(file.value).map(({ id, path, value }): Entry<T> => ({ id, path, value: part(codec, value, file, path) })), // prettier-ignore
      readable: true,
    }))
  }

  const siteFile = parsed.get(`${folder}/site.json`)
  const config =
    siteFile && once(siteFile, [], () => part(SiteConfig, siteFile.value, siteFile, []))
  const softFile = parsed.get(`${folder}/content/soft-hyphens.json`)
  const sameFile = parsed.get(`${folder}/content/same-words.json`)
  const searchFile = parsed.get(`${folder}/content/search-words.json`)
  const termsFile = parsed.get(`${folder}/messages/terms.json`)
  const catalogues = new Map(
    catalogueCodes.flatMap((name) => {
      const file = parsed.get(`${folder}/messages/${name}.json`)
      return file ? [[name, once(file, [], () => loadMessages(file, problems))]] : []
    }) satisfies readonly (readonly [Catalogue, Messages])[],
  )
  const figures = content<Figure>('content/figures.json', Figure)
  const operator = content<OperatorEntry>('content/operator.json', OperatorEntry)
  const records = Object.fromEntries(
    collectionNames.map((name) => [name, content(`content/${name}.json`, collections[name])]),
  ) as Project['records']
  const names = { figures, catalogues, operator }
  const fragments = [...parsed].flatMap(([name, file]) =>
    name.startsWith(fragmentsFolder)
      ? once(file, [], () => loadFragment(file, part, problems))
      : [],
  )
  const pages = files.filter(([name]) => name.startsWith(pagesFolder))
  if (pages.length > limits.pages) problems.push(tooManyPages(pages.length))
  const loaded = pages.map(([name]) => {
    const file = parsed.get(name)
    const load = () => loadPage(name, file, fragments, part, problems)
    return file ? once(file, fragments, load) : load()
  })
  const project: Project = {
    pages: loaded,
    fragments,
    site: siteFile && config && { file: siteFile, config },
    catalogues,
    figures,
    operator,
    pictures: content<EncodedPicture>('pictures.json', EncodedPicture),
    records,
    texts: loadTexts(
      new Map(files.filter(([name]) => isRecordText(name))),
      records,
      names,
      problems,
      found,
    ),
    softHyphens:
      (softFile && once(softFile, [], () => part(SoftHyphens, softFile.value, softFile, []))?.de) ??
      [],
    sameWords:
      (sameFile && once(sameFile, [], () => part(SameWords, sameFile.value, sameFile, []))) ??
      noWords,
    searchWords:
      (searchFile &&
        once(searchFile, [], () => part(SearchWords, searchFile.value, searchFile, []))) ??
      noSearchWords,
    terms:
      (termsFile && once(termsFile, [], () => part(Terms, termsFile.value, termsFile, []))) ??
      noTerms,
    prose: files.flatMap(([name, text]) => (isProse(name) ? proseAs(name, text) : [])),
    translated: loadTranslated(parsed, part, once),
    islands: sources.islands,
    themes: sources.themes,
    media: sources.media,
    drafted: draftedMessages(loaded, found),
    references: found,
  }
  return { project, problems }
}

const tooManyPages = (count: number): Problem =>
  problemOf(`${folder}/pages`, {
    code: 'too-many-pages',
    what: `There are ${count} page configs; at most ${limits.pages} are read.`,
    fix: 'Make records of pages that look alike: one config, _id.json, shows them all.',
  })

/** Configs of another version would only look wrong: that is told first, and alone. */
export function wrongVersion({ files }: Sources): Problem | undefined {
  const name = `${folder}/site.json`
  const file = parseJson(name, files.get(name) ?? '')
  if ('code' in file) return undefined
  const { schemaVersion: given = 1 } = Object(file.value) as { schemaVersion?: unknown }
  if (typeof given !== 'number' || given === schemaVersion) return undefined
  return problemAt(
    file,
    ['schemaVersion'],
    given < schemaVersion
      ? {
          code: 'old-schema',
          what: `The configs are of version ${given}, this generator reads ${schemaVersion}.`,
          fix: 'Run npm run generate -- migrate.',
        }
      : {
          code: 'new-schema',
          what: `The configs are of version ${given}, this generator reads ${schemaVersion}.`,
          fix: 'Bring the generator up to date.',
        },
  )
}

const SoftHyphens = Schema.Struct({
  de: Schema.Array(Schema.String.check(Schema.isPattern(/^[\p{L}·-]+$/u))).annotate({
    description: 'German words with · at every joint where a heading may break',
  }),
})

const Words = Schema.Array(Schema.String.check(Schema.isPattern(/^[A-Za-z]{2,}$/)))

const SameWords = Schema.Struct({
  names: Words.annotate({ description: 'Names and units that stay as they are in every language' }),
  ...byCatalogue(Words.annotate({ description: 'Words that a language shares with English' }))
    .fields,
})

/** The records of a content file: of a list with their `id`, of an object by their key. */
function entriesOf(
  value: unknown,
): readonly { id: string | undefined; path: Path; value: unknown }[] {
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
