import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { MeasuredFile } from '#data/media.ts'
import { reader } from './disk.ts'
import { type Problem, compareProblems } from './problem.ts'
import { problemOf } from './json.ts'
import { limits } from './limits.ts'
import { manual } from './rules.ts'

/** The files of a project by their path from the top, and what could not be read. */
export interface Sources {
  /** Text of every JSON file, every text of a record and every manual under `pages-config`, the generator's own schemas excepted; and captions of films. */
  readonly files: ReadonlyMap<string, string>
  /** Sections that bring an island: `site/sections/X/X.island.tsx` exists. */
  readonly islands: ReadonlySet<string>
  /** Themes a site may wear: `design-system/themes/x/theme.css.ts` exists. */
  readonly themes: ReadonlySet<string>
  /** Films and pictures by the path they are served at, measured. */
  readonly media: ReadonlyMap<string, MeasuredFile>
  readonly problems: readonly Problem[]
}

const folder = 'pages-config'
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const configText = reader((bytes) => decoder.decode(bytes))
const measure = reader((bytes): MeasuredFile => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { bytes: bytes.byteLength, sha256 }
})

/** Reads everything the generator depends on; nothing after this touches the disk before writing. */
export function readSources(top: string): Sources {
  const files = new Map<string, string>()
  const problems: Problem[] = []
  const tell = (
    file: string,
    what: string,
    fix: string,
    code: 'stray-file' | 'too-large' | 'unreadable-file' = 'unreadable-file',
  ) => problems.push(problemOf(file, { code, what, fix }))

  const visit = (path: string): void => {
    const entries = readdirSync(`${top}/${path}`, { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const { name } = entry
      const child = `${path}/${name}`
      if (child === `${folder}/schema`) continue
      if (entry.isSymbolicLink())
        tell(child, 'This is a symbolic link.', 'Put the file itself here.')
      else if (entry.isDirectory()) visit(child)
      else if (forPeople.has(child) || name.startsWith('.')) continue
      else if (!name.endsWith('.json') && !isText(child))
        tell(child, 'Nothing reads this file.', 'Take it out.', 'stray-file')
      else if (!entry.isFile()) tell(child, 'This is not a file.', 'Put a file here.')
      else readOne(child)
    }
  }
  const readOne = (path: string): void => {
    try {
      const stats = statSync(`${top}/${path}`)
      if (stats.size > limits.fileBytes)
        tell(path, `The file has ${stats.size} bytes; at most ${limits.fileBytes} are read.`, 'Split it.', 'too-large') // prettier-ignore
      else files.set(path, configText.read(`${top}/${path}`, stats))
    } catch {
      tell(path, 'The file is not UTF-8 text.', 'Save it as UTF-8.')
    }
  }
  try {
    visit(folder)
    for (const name of namesIn(join(top, filmsFolder)))
      if (name.endsWith('.vtt')) readOne(`${filmsFolder}/${name}`)
  } catch (error) {
    tell(folder, `The folder cannot be read: ${String(error)}.`, 'Make it readable.')
  }
  return {
    files,
    islands: foldersWith(join(top, 'site/sections'), (name) => `${name}.island.tsx`),
    themes: foldersWith(join(top, 'design-system/themes'), () => 'theme.css.ts'),
    media: new Map(mediaFolders.flatMap((name) => measured(join(top, 'site/public'), name))),
    problems: problems.toSorted(compareProblems),
  }
}

const filmsFolder = 'site/public/films'
const forPeople: ReadonlySet<string> = new Set([`${folder}/README.md`, manual])

/** Markdown below `content` is the text of a record, below `manuals` that of a document. */
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

/** Size and checksum of every file of a folder. */
function measured(parent: string, folder: string): readonly (readonly [string, MeasuredFile])[] {
  return namesIn(join(parent, folder)).map((name) => [
    `/${folder}/${name}`,
    measure.read(join(parent, folder, name)),
  ])
}
