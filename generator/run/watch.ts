import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { generatorOutputFolders } from './folders.ts'
import { authorManualPath } from '../problems/rules.ts'

/** Debounce in ms for bursts of saves, renames and branch switches. */
const debounce = 60

/**
 * Calls `changed` after every change below `pages-config`, one call at a time; changes during a call cause one more
 * call. Stops when the signal is aborted.
 */
export function watchConfigs(
  top: string,
  changed: () => Promise<unknown>,
  signal: AbortSignal,
): void {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve<unknown>(undefined)
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(changed).catch(printError)
    }, debounce)
  }
  const watchers = new Map<string, FSWatcher>()
  const unwatch = (isGone: (folder: string) => boolean): void => {
    for (const [folder, watcher] of watchers)
      if (isGone(folder)) {
        watcher.close()
        watchers.delete(folder)
      }
  }
  const watchFolder = (folder: string): void => {
    const watcher = watch(join(top, folder), { signal }, (event, name) => {
      // Another folder may have taken the name.
      const path = `${folder}/${name}`
      if (event === 'rename') unwatch((one) => one === path || one.startsWith(`${path}/`))
      watchFolders()
      if (name === null || !isOutput(path)) schedule()
    })
    watchers.set(folder, watcher)
    // A folder that was deleted.
    watcher.on('error', () => unwatch((one) => one === folder))
  }
  // Folder by folder: on Linux a recursive watcher follows each file, and loses one that a save replaces.
  const watchFolders = (): void => {
    const folders = new Set(foldersBelow(top, 'pages-config'))
    unwatch((folder) => !folders.has(folder))
    for (const folder of folders)
      if (!watchers.has(folder)) {
        watchFolder(folder)
        schedule()
      }
  }
  for (const folder of foldersBelow(top, 'pages-config')) watchFolder(folder)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Paths of a folder and the folders below it, except outputs; those that are deleted meanwhile are left out. */
function foldersBelow(top: string, folder: string): readonly string[] {
  if (isOutput(folder)) return []
  try {
    const entries = readdirSync(join(top, folder), { withFileTypes: true })
    const below = entries.filter((entry) => entry.isDirectory())
    return [folder, ...below.flatMap(({ name }) => foldersBelow(top, `${folder}/${name}`))]
  } catch {
    return []
  }
}

/** True for outputs of the generator, which must not trigger a run. */
const isOutput = (path: string): boolean =>
  [...generatorOutputFolders, authorManualPath].some(
    (output) => path === output || path.startsWith(`${output}/`),
  )

/** Prints the error of a run, e.g. for a file deleted while it was read; the next change starts another run. */
const printError = (error: unknown): void => {
  process.stderr.write(`${String(error)}\n`)
}
