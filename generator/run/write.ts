import {
  accessSync,
  constants,
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
import { readOutputTextCached } from '../input/fileCache.ts'
import type { OutputFiles } from '../emit/data.ts'
import { getFileSystemErrorReason } from '../input/fileErrors.ts'
import { generatorOutputFolders, journalFolder } from './folders.ts'
import { runWithLock } from './lock.ts'

/** Contents of an output folder; other files in it are deleted. */
export interface OutputFolderContents {
  /** Path of the folder from the repository root. */
  readonly folder: string
  readonly files: OutputFiles
  /** True if the folder also holds other files, which are not deleted. */
  readonly shared?: true
  /** Initial texts of files that another build step writes later; existing ones are not changed. */
  readonly kept?: OutputFiles
}

/** Thrown when an output cannot be written. */
export class NotWritableError extends Error {
  /** Path of the file from the repository root. */
  readonly path: string
  readonly reason: string
  constructor(path: string, reason: string) {
    super(`${path} cannot be written: ${reason}`)
    this.path = path
    this.reason = reason
  }
}

/** A step of a write: renames a prepared file or new folder into place, or deletes a file. */
interface Step {
  /** Path from the repository root. */
  readonly path: string
  /** Name of the prepared file or folder; undefined to delete the file. */
  readonly from?: string
}

/** Lock file, from the repository root. */
export const lockPath = `${journalFolder}/lock`
/** Folder of prepared files, from the repository root. */
const stagingFolder = `${journalFolder}/next`
/** Journal of steps. Once it exists, this run or the next one completes all of them. */
const journalName = 'steps.json'

/** Returns the paths of all missing, outdated and superfluous files from the repository root. */
export function findOutputDifferences(
  top: string,
  { folder, files, kept, shared }: OutputFolderContents,
): readonly string[] {
  const root = join(top, folder)
  const existing = new Set(
    shared ? [...files.keys()].filter((name) => existsSync(join(root, name))) : namesBelow(root),
  )
  const changed = [...files].flatMap(([name, text]) =>
    existing.has(name) && readOutputTextCached.read(`${root}/${name}`) === text ? [] : name,
  )
  const missing = [...(kept?.keys() ?? [])].filter((name) => !existing.has(name))
  const superfluous = [...(shared ? [] : existing)].filter(
    (name) => !files.has(name) && !kept?.has(name),
  )
  return [...changed, ...missing, ...superfluous].toSorted().map((name) => `${folder}/${name}`)
}

/**
 * Writes changed files and deletes superfluous ones as one transaction: first all new texts are prepared, then a
 * journal of steps is written, then the steps are applied. A run killed before the journal leaves the old files;
 * `finish` completes one that was killed after it.
 */
export function writeOutputFolders(
  top: string,
  outputs: readonly OutputFolderContents[],
  timeout?: number,
): readonly string[] {
  const makeChanges = () =>
    outputs.flatMap((output) =>
      findOutputDifferences(top, output).map((path) => {
        const name = path.slice(output.folder.length + 1)
        return { path, text: output.files.get(name) ?? output.kept?.get(name) }
      }),
    )
  return writeFileChanges(top, makeChanges, timeout)
}

/**
 * Writes and deletes files as one transaction, as `writeOutputFolders` does, and returns their paths. `makeChanges` is called under the lock,
 * so that it can compare with what is there.
 */
export function writeFileChanges(
  top: string,
  makeChanges: () => readonly WrittenFileChange[],
  timeout?: number,
): readonly string[] {
  return asNotWritable(lockPath, () => writeLocked(top, makeChanges, timeout))
}

function writeLocked(
  top: string,
  makeChanges: () => readonly WrittenFileChange[],
  timeout: number | undefined,
): readonly string[] {
  return runWithLock(join(top, lockPath), timeout, () => {
    finishSteps(top)
    const changes = makeChanges()
    if (changes.length > 0) {
      requireWritable(top, changes)
      prepare(top, changes)
      finishSteps(top)
      for (const { path, text } of changes)
        if (text !== undefined) readOutputTextCached.wrote(`${top}/${path}`, text)
    }
    return changes.map(({ path }) => path)
  })
}

/** Completes the write of a killed run. */
export function finishInterruptedWrite(top: string): void {
  if (existsSync(join(top, stagingFolder)))
    runWithLock(join(top, lockPath), undefined, () => finishSteps(top))
}

/** Finds an output folder that is, or lies in, a symbolic link: files would be written elsewhere. */
export function findSymlinkedOutputFolder(top: string): string | undefined {
  if (!existsSync(top)) return undefined
  const real = realpathSync(top)
  return generatorOutputFolders.find((folder) => {
    const path = join(top, folder)
    const existing = existsSync(path) ? path : dirname(path)
    return existsSync(existing) && realpathSync(existing) !== join(real, existing.slice(top.length))
  })
}

/** A file with its new text. */
export interface WrittenFileChange {
  /** Path from the repository root. */
  readonly path: string
  /** Undefined deletes the file. */
  readonly text: string | undefined
}

/** Throws `NotWritable` if a file cannot be replaced, before any other has changed. */
function requireWritable(top: string, changes: readonly WrittenFileChange[]): void {
  const folders = new Map(changes.map(({ path }) => [nearestFolder(top, dirname(path)), path]))
  for (const [folder, path] of folders)
    asNotWritable(path, () => accessSync(join(top, folder), constants.W_OK | constants.X_OK))
}

/** Returns a folder, or its nearest existing ancestor. */
const nearestFolder = (top: string, path: string): string =>
  path === '.' || existsSync(join(top, path)) ? path : nearestFolder(top, dirname(path))

/** Converts file system errors of an action to `NotWritable`. */
function asNotWritable<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    const reason = getFileSystemErrorReason(error)
    if (reason === undefined) throw error
    throw new NotWritableError(path, reason)
  }
}

/** Prepares all new texts; a new folder is prepared as a whole and renamed in one step. */
function prepare(top: string, changes: readonly WrittenFileChange[]): void {
  const folder = `${top}/${stagingFolder}`
  mkdirSync(folder, { recursive: true })
  const steps = new Map<string, Step>()
  const created = new Set<string>()
  const missing = missingFolders(top)
  for (const { path, text } of changes) {
    const newFolder = missing(dirname(path))
    const target = newFolder ?? path
    const step = steps.get(target) ?? { path: target, from: String(steps.size) }
    steps.set(step.path, text === undefined ? { path } : step)
    if (text === undefined) continue
    const file = `${folder}/${step.from}${path.slice(step.path.length)}`
    const parent = dirname(file)
    if (!created.has(parent)) mkdirSync(parent, { recursive: true })
    created.add(parent)
    asNotWritable(path, () => writeFileSync(file, text))
  }
  // Deletions come first because a folder may take the name of a deleted file.
  const sorted = [...steps.values()].toSorted(
    (a, b) => Number(a.from !== undefined) - Number(b.from !== undefined),
  )
  writeFileSync(`${folder}/${journalName}.tmp`, JSON.stringify(sorted))
  renameSync(`${folder}/${journalName}.tmp`, `${folder}/${journalName}`)
}

/** Returns a function that finds the topmost missing ancestor of a folder. */
function missingFolders(top: string): (path: string) => string | undefined {
  const cache = new Map<string, string | undefined>()
  const missing = (path: string): string | undefined => {
    if (!cache.has(path))
      cache.set(
        path,
        path === '.'
          ? undefined
          : (missing(dirname(path)) ?? (existsSync(`${top}/${path}`) ? undefined : path)),
      )
    return cache.get(path)
  }
  return missing
}

function finishSteps(top: string): void {
  const folder = join(top, stagingFolder)
  if (existsSync(join(folder, journalName)))
    for (const { path, from } of JSON.parse(
      readFileSync(join(folder, journalName), 'utf8'),
    ) as Step[]) {
      const target = join(top, path)
      if (from === undefined) {
        rmSync(target, { force: true })
        removeEmpty(dirname(target), top)
      } else if (existsSync(join(folder, from))) place(join(folder, from), target)
    }
  rmSync(join(folder, journalName), { force: true })
  rmSync(folder, { recursive: true, force: true })
}

/** Moves a file or a folder into place; merges it into a folder that was created meanwhile. */
function place(from: string, target: string): void {
  // The permission model allows writing a file of a folder without creating the folder.
  if (!existsSync(dirname(target))) mkdirSync(dirname(target), { recursive: true })
  const inside = existsSync(target) && statSync(from).isDirectory() ? readdirSync(from) : undefined
  if (inside) for (const name of inside) place(join(from, name), join(target, name))
  else renameSync(from, target)
}

/** Lists the files below a folder. */
function namesBelow(root: string): readonly string[] {
  const names: string[] = []
  // Recursive `readdirSync` would call `stat` for each file.
  const visit = (folder: string): void => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const name = folder + entry.name
      if (entry.isDirectory()) visit(`${name}/`)
      else names.push(name)
    }
  }
  if (existsSync(root)) visit('')
  return names
}

/** Removes empty folders up to the output folder. */
function removeEmpty(folder: string, top: string): void {
  const isOutput = generatorOutputFolders.some((output) => join(top, output) === folder)
  if (isOutput || !existsSync(folder) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), top)
}
