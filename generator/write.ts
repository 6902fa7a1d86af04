import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Files } from './emit/data.ts'

/** Files that a folder should hold, and no others. */
export interface Output {
  /** Path of the folder from the top. */
  readonly folder: string
  readonly files: Files
  /** Files that another step of the build writes: as they are here until it has run, then left alone. */
  readonly kept?: Files
}

/** Paths from the top of everything that is not yet as it should be. */
export function differences(top: string, { folder, files, kept }: Output): readonly string[] {
  const root = join(top, folder)
  const changed = [...files].flatMap(([name, text]) => (isSame(join(root, name), text) ? [] : name))
  const missing = [...(kept?.keys() ?? [])].filter((name) => !existsSync(join(root, name)))
  const old = stale(root, files).filter((name) => !kept?.has(name))
  return [...changed, ...missing, ...old].toSorted().map((name) => `${folder}/${name}`)
}

/** Writes what differs, each file in one step, and deletes what no longer belongs there. */
export function write(top: string, output: Output): readonly string[] {
  const { folder, files, kept } = output
  const changed = differences(top, output)
  const root = join(top, folder)
  for (const path of changed) {
    const name = path.slice(folder.length + 1)
    const target = join(root, name)
    const text = files.get(name) ?? kept?.get(name)
    if (text === undefined) {
      rmSync(target)
      removeEmpty(dirname(target), root)
    } else {
      mkdirSync(dirname(target), { recursive: true })
      const temporary = join(dirname(target), `.${process.pid}.tmp`)
      writeFileSync(temporary, text)
      renameSync(temporary, target)
    }
  }
  return changed
}

function isSame(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text
  } catch {
    return false
  }
}

function stale(root: string, files: Files): readonly string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !files.has(name))
}

function removeEmpty(folder: string, root: string): void {
  if (folder === root || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), root)
}
