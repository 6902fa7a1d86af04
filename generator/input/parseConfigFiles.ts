import { collectionNames } from '#data/content/collectionNames.ts'
import { messageCatalogueNames, completeCatalogues } from '#data/locale/locales.ts'
import { translationDigestFiles } from '../i18n/translations/translationState.ts'
import { didYouMean } from '../problems/nearest.ts'
import type { ConfigProblem } from '../problems/problem.ts'
import { findCatalogueOfFile } from './catalogues.ts'
import { locateProblemAtFileStart, type JsonFile, parseJson } from './json.ts'
import { fragmentsFolder, pagesFolder } from './loadPageConfig.ts'
import { wrapMarkdownAsJsonFile } from './loadRecordTexts.ts'
import type { ProjectSources } from './read.ts'

/** Folder of the configs from the repository root. */
export const pagesConfigFolder = 'pages-config'
const knownFiles = [
  'site.json',
  'pictures.json',
  'content/figures.json',
  'content/operator.json',
  ...collectionNames.map((name) => `content/${name}.json`),
  'content/same-words.json',
  'content/search-words.json',
  'content/soft-hyphens.json',
  'messages/terms.json',
  ...translationDigestFiles,
].map((name) => `${pagesConfigFolder}/${name}`)
const catalogueFileName = (code: string) => `${pagesConfigFolder}/messages/${code}.json`
const catalogueFiles = messageCatalogueNames.map(catalogueFileName)
const requiredFiles = ['site.json', 'pages/index.json']

/** True for texts that are not JSON: Markdown and subtitles. */
export const isMarkdownOrCaptionFile = (name: string): boolean =>
  name.endsWith('.md') || name.endsWith('.vtt')

/** Cache of parsed files by name. */
const parsedFiles = new Map<
  string,
  { readonly text: string; readonly file: JsonFile | ConfigProblem }
>()

function parseCached(name: string, text: string): JsonFile | ConfigProblem {
  const cached = parsedFiles.get(name)
  if (cached?.text === text) return cached.file
  const file = parseJson(name, text)
  parsedFiles.set(name, { text, file })
  return file
}

const proseFiles = new Map<string, JsonFile>()

/** Returns a text file like a JSON file with one string; cached by name and text. */
export function parseMarkdownOrCaptionFile(name: string, text: string): JsonFile {
  const cached = proseFiles.get(name)
  const file = cached?.text === text ? cached : wrapMarkdownAsJsonFile(name, text)
  proseFiles.set(name, file)
  return file
}

/** Parses the JSON files, sorted by name, and reports unknown, missing and malformed ones. */
export function parseConfigFiles(sources: ProjectSources): {
  /** JSON files that could be parsed, by name. */
  readonly parsed: ReadonlyMap<string, JsonFile>
  /** Names and texts of all files, sorted by name. */
  readonly files: readonly (readonly [name: string, text: string])[]
  readonly problems: ConfigProblem[]
} {
  const problems: ConfigProblem[] = [...sources.problems]
  const parsed = new Map<string, JsonFile>()
  const files = [...sources.files].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, text] of files) {
    if (isMarkdownOrCaptionFile(name)) continue
    const file = parseCached(name, text)
    if ('code' in file) problems.push(file)
    else parsed.set(name, file)
    if (
      ![pagesFolder, fragmentsFolder].some((start) => name.startsWith(start)) &&
      !knownFiles.includes(name) &&
      findCatalogueOfFile(name) === undefined
    )
      problems.push(
        locateProblemAtFileStart(name, {
          code: 'stray-file',
          what: 'Nothing reads this file.',
          fix: didYouMean(
            name,
            [...knownFiles, ...catalogueFiles],
            `Files are: ${[...knownFiles, ...catalogueFiles].join(', ')}, pages and fragments.`,
          ),
        }),
      )
  }
  const inputs = new Set([...sources.files.keys(), ...sources.unread])
  const present = new Set([...inputs].map(findCatalogueOfFile))
  const missing = [
    ...requiredFiles
      .map((path) => `${pagesConfigFolder}/${path}`)
      .filter((name) => !inputs.has(name)),
    ...completeCatalogues.filter((code) => !present.has(code)).map(catalogueFileName),
  ]
  for (const name of missing)
    problems.push(
      locateProblemAtFileStart(name, {
        code: 'missing-file',
        what: 'This file is missing.',
        fix: 'Add it.',
      }),
    )
  return { parsed, files, problems }
}
