import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Schema } from 'effect'
import { SaveListEntry, type SaveSummary } from '../api/changes.ts'
import type { WrittenFileVersions } from './edit/revertFiles.ts'

/** Most saves that can be undone. */
const mostSaves = 50

/** The last saves with both versions of their files. They are kept in a folder, so that a save can be undone after a restart. */
export interface SaveHistory {
  /** Adds a save; returns its id, or undefined if it changed nothing. */
  readonly add: (
    summary: SaveSummary,
    versions: readonly WrittenFileVersions[],
  ) => string | undefined
  readonly find: (save: string) => readonly WrittenFileVersions[] | undefined
  readonly remove: (save: string) => void
  /** Lists the saves, newest first. */
  readonly list: () => readonly SaveListEntry[]
}

/** Opens the history in a folder: the list, and a file with the versions of each save. */
export function openSaveHistory(folder: string): SaveHistory {
  const listFile = join(folder, 'list.json')
  const versionsFile = (save: string) => join(folder, `${save}.json`)
  let saves = readList(listFile)
  /** Versions that could not be written. */
  const inMemory = new Map<string, readonly WrittenFileVersions[]>()
  const write = (path: string, value: unknown): boolean => {
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${path}.tmp`, JSON.stringify(value))
      renameSync(`${path}.tmp`, path)
      return true
    } catch (error) {
      // The configs are saved, and can be undone until the editor ends.
      process.stderr.write(`The list of saves cannot be written: ${String(error)}\n`)
      return false
    }
  }
  const keep = (next: readonly SaveListEntry[]) => {
    saves = next.slice(-mostSaves)
    if (!write(listFile, saves)) return
    const kept = new Set([listFile, ...saves.map(({ save }) => versionsFile(save))])
    for (const name of readdirSync(folder))
      if (!kept.has(join(folder, name))) rmSync(join(folder, name), { force: true })
  }
  return {
    add: (summary, versions) => {
      if (versions.length === 0) return undefined
      const save = crypto.randomUUID()
      if (!write(versionsFile(save), versions)) inMemory.set(save, versions)
      keep([...saves, { save, at: Date.now(), summary, files: versions.map(({ file }) => file) }])
      return save
    },
    find: (save) => {
      if (!saves.some((one) => one.save === save)) return undefined
      return inMemory.get(save) ?? (readJson(versionsFile(save)) as readonly WrittenFileVersions[])
    },
    remove: (save) => keep(saves.filter((one) => one.save !== save)),
    list: () => saves.toReversed(),
  }
}

const decodeList = Schema.decodeUnknownOption(Schema.Array(SaveListEntry))

/** Reads the list; there is none yet, or it was written by another version of the editor. */
function readList(file: string): readonly SaveListEntry[] {
  const list = decodeList(readJson(file))
  return list._tag === 'Some' ? list.value : []
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
