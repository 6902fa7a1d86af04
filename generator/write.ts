import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { texts } from './disk.ts'
import type { Files } from './emit/data.ts'
import { generatedFolder, outputFolders } from './folders.ts'
import { locked } from './lock.ts'

/** Files that a folder should hold, and no others. */
export interface Output {
  /** Path of the folder from the top. */
  readonly folder: string
  readonly files: Files
  /** Other files live there, too: none is deleted. */
  readonly shared?: true
  /** Files that another step of the build writes: as they are here until it has run, then left alone. */
  readonly kept?: Files
}

/** A file that changes: it takes the place of another, or goes. */
interface Step {
  /** Path from the top. */
  readonly path: string
  /** Name of its new text among what is prepared; none if the file goes. */
  readonly from?: string
}

const lock = '.lock'
/** Texts on their way to their places. */
const next = '.next'
/** Once this list is there, all of it will be done, by this run or by the next. */
const list = 'steps.json'

/** Paths from the top of everything that is not yet as it should be. */
export function differences(
  top: string,
  { folder, files, kept, shared }: Output,
): readonly string[] {
  const root = join(top, folder)
  const there = new Set(
    shared ? [...files.keys()].filter((name) => existsSync(join(root, name))) : namesBelow(root),
  )
  const changed = [...files].flatMap(([name, text]) =>
    there.has(name) && texts.read(join(root, name)) === text ? [] : name,
  )
  const missing = [...(kept?.keys() ?? [])].filter((name) => !there.has(name))
  const old = [...(shared ? [] : there)].filter((name) => !files.has(name) && !kept?.has(name))
  return [...changed, ...missing, ...old].toSorted().map((name) => `${folder}/${name}`)
}

/**
 * Writes what differs and deletes what no longer belongs there, as one change: all new texts are prepared first, then
 * a list of steps is put down, then they are done. A run that is killed before the list leaves the old files, one
 * that is killed after it leaves the rest of the steps to `finish`.
 */
export function write(
  top: string,
  outputs: readonly Output[],
  patience?: number,
): readonly string[] {
  return locked(join(top, generatedFolder, lock), patience, () => {
    finishSteps(top)
    const changes = outputs.flatMap((output) =>
      differences(top, output).map((path) => {
        const name = path.slice(output.folder.length + 1)
        return { path, text: output.files.get(name) ?? output.kept?.get(name) }
      }),
    )
    if (changes.length > 0) {
      prepare(join(top, generatedFolder, next), changes)
      finishSteps(top)
      for (const { path, text } of changes)
        if (text !== undefined) texts.wrote(join(top, path), text)
    }
    return changes.map(({ path }) => path)
  })
}

/** Finishes what a run that was killed has begun to write. */
export function finish(top: string): void {
  if (existsSync(join(top, generatedFolder, next)))
    locked(join(top, generatedFolder, lock), undefined, () => finishSteps(top))
}

/** An output folder that is, or lies in, a symbolic link: writing there would write elsewhere. */
export function linkedFolder(top: string): string | undefined {
  if (!existsSync(top)) return undefined
  const real = realpathSync(top)
  return outputFolders.find((folder) => {
    const path = join(top, folder)
    const there = existsSync(path) ? path : dirname(path)
    return existsSync(there) && realpathSync(there) !== join(real, there.slice(top.length))
  })
}

interface Change {
  readonly path: string
  readonly text: string | undefined
}

function prepare(folder: string, changes: readonly Change[]): void {
  mkdirSync(folder, { recursive: true })
  const steps = changes.map(({ path, text }, index): Step => {
    if (text === undefined) return { path }
    writeFileSync(join(folder, String(index)), text)
    return { path, from: String(index) }
  })
  // What goes makes room: a folder may take the name of a file.
  const sorted = steps.toSorted(
    (a, b) => Number(a.from !== undefined) - Number(b.from !== undefined),
  )
  writeFileSync(join(folder, `${list}.tmp`), JSON.stringify(sorted))
  renameSync(join(folder, `${list}.tmp`), join(folder, list))
}

function finishSteps(top: string): void {
  const folder = join(top, generatedFolder, next)
  if (existsSync(join(folder, list)))
    for (const { path, from } of JSON.parse(readFileSync(join(folder, list), 'utf8')) as Step[]) {
      const target = join(top, path)
      if (from === undefined) {
        rmSync(target, { force: true })
        removeEmpty(dirname(target), top)
      } else if (existsSync(join(folder, from))) {
        // Who may write one file of a folder may not make the folder.
        if (!existsSync(dirname(target))) mkdirSync(dirname(target), { recursive: true })
        renameSync(join(folder, from), target)
      }
    }
  rmSync(join(folder, list), { force: true })
  rmSync(folder, { recursive: true, force: true })
}

/** Files below a folder; neither the lock nor what is on its way. */
function namesBelow(root: string): readonly string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !name.startsWith(lock) && !name.startsWith(`${next}/`))
}

/** Takes away folders that hold nothing any more, up to the output's own. */
function removeEmpty(folder: string, top: string): void {
  const isOutput = outputFolders.some((output) => join(top, output) === folder)
  if (isOutput || !existsSync(folder) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), top)
}
