import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
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

/** A file that changes: it takes the place of another, or goes; or a folder that comes. */
interface Step {
  /** Path from the top. */
  readonly path: string
  /** Its name among what is prepared; none if the file goes. */
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
    there.has(name) && texts.read(`${root}/${name}`) === text ? [] : name,
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
      prepare(top, changes)
      finishSteps(top)
      for (const { path, text } of changes)
        if (text !== undefined) texts.wrote(`${top}/${path}`, text)
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

/** Prepares all new texts; a folder that is not there yet is prepared whole, and comes in one step. */
function prepare(top: string, changes: readonly Change[]): void {
  const folder = `${top}/${generatedFolder}/${next}`
  mkdirSync(folder, { recursive: true })
  const steps = new Map<string, Step>()
  const made = new Set<string>()
  const missing = missingFolders(top)
  for (const { path, text } of changes) {
    const whole = missing(dirname(path))
    const step = steps.get(whole ?? path) ?? { path: whole ?? path, from: String(steps.size) }
    steps.set(step.path, text === undefined ? { path } : step)
    if (text === undefined) continue
    const file = `${folder}/${step.from}${path.slice(step.path.length)}`
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(file, text)
  }
  // What goes makes room: a folder may take the name of a file.
  const sorted = [...steps.values()].toSorted(
    (a, b) => Number(a.from !== undefined) - Number(b.from !== undefined),
  )
  writeFileSync(`${folder}/${list}.tmp`, JSON.stringify(sorted))
  renameSync(`${folder}/${list}.tmp`, `${folder}/${list}`)
}

/** The uppermost folder on the way to another that is not there, if there is one. */
function missingFolders(top: string): (path: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  const missing = (path: string): string | undefined => {
    if (!known.has(path))
      known.set(path, path === '.' ? undefined : (missing(dirname(path)) ?? (existsSync(`${top}/${path}`) ? undefined : path))) // prettier-ignore
    return known.get(path)
  }
  return missing
}

function finishSteps(top: string): void {
  const folder = join(top, generatedFolder, next)
  if (existsSync(join(folder, list)))
    for (const { path, from } of JSON.parse(readFileSync(join(folder, list), 'utf8')) as Step[]) {
      const target = join(top, path)
      if (from === undefined) {
        rmSync(target, { force: true })
        removeEmpty(dirname(target), top)
      } else if (existsSync(join(folder, from))) place(join(folder, from), target)
    }
  rmSync(join(folder, list), { force: true })
  rmSync(folder, { recursive: true, force: true })
}

/** Puts a file or a folder in its place; into a folder that has come meanwhile, one by one. */
function place(from: string, target: string): void {
  // Who may write one file of a folder may not make the folder.
  if (!existsSync(dirname(target))) mkdirSync(dirname(target), { recursive: true })
  const inside = existsSync(target) && statSync(from).isDirectory() ? readdirSync(from) : undefined
  if (inside) for (const name of inside) place(join(from, name), join(target, name))
  else renameSync(from, target)
}

/** Files below a folder; neither the lock nor what is on its way. */
function namesBelow(root: string): readonly string[] {
  const names: string[] = []
  // Told to go deeper by itself, `readdirSync` looks each file up once more.
  const visit = (folder: string): void => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const name = folder + entry.name
      if (!entry.isDirectory()) names.push(name)
      else if (name !== next) visit(`${name}/`)
    }
  }
  if (existsSync(root)) visit('')
  return names.filter((name) => !name.startsWith(lock))
}

/** Takes away folders that hold nothing any more, up to the output's own. */
function removeEmpty(folder: string, top: string): void {
  const isOutput = outputFolders.some((output) => join(top, output) === folder)
  if (isOutput || !existsSync(folder) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), top)
}
