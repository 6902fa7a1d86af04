import { createHash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FileSizeAndDigest } from '#data/content/media.ts'
import { createFileCache } from './fileCache.ts'
import { getFileSystemErrorReason } from './fileErrors.ts'
import { type ConfigProblem, compareProblems } from '../problems/problem.ts'
import { locateProblemAtFileStart } from './json.ts'
import { configLimits } from './limits.ts'
import { authorManualPath } from '../problems/rules.ts'
import { type SiteSourceFiles, readSiteSourceFiles } from './readCode.ts'

/** The input files of a project and the problems of reading them. */
export interface ProjectSources {
  /** Texts by path from the repository root: JSON files, record texts and manuals below `pages-config` except its schemas, and film captions. */
  readonly files: ReadonlyMap<string, string>
  /** Names of sections that have an island: `site/sections/X/X.island.tsx` exists. */
  readonly islands: ReadonlySet<string>
  /** Names of existing themes: `design-system/themes/x/theme.css.ts` exists. */
  readonly themes: ReadonlySet<string>
  /** Sizes and checksums of films and pictures by URL path. */
  readonly media: ReadonlyMap<string, FileSizeAndDigest>
  /** Source files of the site, with the messages they name. */
  readonly code: SiteSourceFiles
  readonly problems: readonly ConfigProblem[]
  /** Files that exist but could not be read. */
  readonly unread: ReadonlySet<string>
  /** True if a folder could not be read, so that missing files cannot be detected. */
  readonly isPartial: boolean
}

const folder = 'pages-config'
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const configText = createFileCache((bytes) => decoder.decode(bytes))
const measure = createFileCache((bytes): FileSizeAndDigest => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { bytes: bytes.byteLength, sha256 }
})

/** Reads all input files; no later step reads files before writing. */
export function readProjectSources(top: string): ProjectSources {
  const files = new Map<string, string>()
  const problems: ConfigProblem[] = []
  const unread = new Set<string>()
  let isPartial = false
  const report = (
    file: string,
    what: string,
    fix: string,
    code: 'stray-file' | 'too-large' | 'unreadable-file' = 'unreadable-file',
  ) => problems.push(locateProblemAtFileStart(file, { code, what, fix }))

  const visit = (path: string): void => {
    const entries = entriesOf(path)
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const { name } = entry
      const child = `${path}/${name}`
      if (child === `${folder}/schema`) continue
      if (entry.isSymbolicLink())
        report(child, 'This is a symbolic link.', 'Put the file itself here.')
      else if (entry.isDirectory()) visit(child)
      else if (ignored.has(child) || name.startsWith('.')) continue
      else if (!name.endsWith('.json') && !isText(child))
        report(child, 'Nothing reads this file.', 'Take it out.', 'stray-file')
      else if (!entry.isFile()) report(child, 'This is not a file.', 'Put a file here.')
      else readConfig(child)
    }
  }
  const entriesOf = (path: string): readonly Dirent[] => {
    try {
      return readdirSync(`${top}/${path}`, { withFileTypes: true })
    } catch (error) {
      isPartial = true
      report(
        path,
        `The folder cannot be read: ${getFileSystemErrorReason(error) ?? String(error)}.`,
        'Make it readable.',
      )
      return []
    }
  }
  const readConfig = (path: string): void => {
    const before = problems.length
    try {
      const stats = statSync(`${top}/${path}`)
      if (stats.size > configLimits.fileBytes)
        report(
          path,
          `The file has ${stats.size} bytes; at most ${configLimits.fileBytes} are read.`,
          'Split it.',
          'too-large',
        )
      else files.set(path, configText.read(`${top}/${path}`, stats))
    } catch (error) {
      const reason = getFileSystemErrorReason(error)
      if (reason === undefined) report(path, 'The file is not UTF-8 text.', 'Save it as UTF-8.')
      else
        report(
          path,
          `The file cannot be read: ${reason}.`,
          'Make it readable for whoever runs this: chmod u+r.',
        )
    }
    if (problems.length > before) unread.add(path)
  }
  visit(folder)
  for (const name of namesIn(join(top, filmsFolder)))
    if (name.endsWith('.vtt')) readConfig(`${filmsFolder}/${name}`)
  return {
    files,
    islands: foldersWith(join(top, 'site/sections'), (name) => `${name}.island.tsx`),
    themes: foldersWith(join(top, 'design-system/themes'), () => 'theme.css.ts'),
    media: new Map(mediaFolders.flatMap((name) => measured(join(top, 'site/public'), name))),
    code: readSiteSourceFiles(),
    problems: problems.toSorted(compareProblems),
    unread,
    isPartial,
  }
}

const filmsFolder = 'site/public/films'
const ignored: ReadonlySet<string> = new Set([`${folder}/README.md`, authorManualPath])

/** True for Markdown files: record texts below `content`, documents below `manuals`. */
const isText = (path: string): boolean =>
  path.endsWith('.md') &&
  [`${folder}/content/`, `${folder}/manuals/`].some((start) => path.startsWith(start))

const namesIn = (path: string): readonly string[] =>
  existsSync(path) ? readdirSync(path).toSorted() : []

function foldersWith(parent: string, file: (name: string) => string): ReadonlySet<string> {
  const names = namesIn(parent)
  return new Set(names.filter((name) => existsSync(join(parent, name, file(name)))))
}

const mediaFolders = ['films', 'pictures']

/** Measures the size and checksum of every file of a folder. */
function measured(
  parent: string,
  folder: string,
): readonly (readonly [string, FileSizeAndDigest])[] {
  return namesIn(join(parent, folder)).map((name) => [
    `/${folder}/${name}`,
    measure.read(join(parent, folder, name)),
  ])
}
