import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { EditorCallResponse } from '../api/calls.ts'
import type { WrittenFileVersions } from './edit/revertFiles.ts'

/** Most saves that can be undone. */
const mostSaves = 50

/** A save with both versions of its files. */
interface Save {
  readonly save: string
  /** Time in ms. */
  readonly at: number
  readonly label: string
  readonly versions: readonly WrittenFileVersions[]
}

/** The last saves. They are kept in a file, so that a save can be undone after a restart. */
export interface SaveHistory {
  /** Adds a save; returns its id, or undefined if it changed nothing. */
  readonly add: (label: string, versions: readonly WrittenFileVersions[]) => string | undefined
  readonly find: (save: string) => readonly WrittenFileVersions[] | undefined
  readonly remove: (save: string) => void
  /** Lists the saves, newest first. */
  readonly list: () => EditorCallResponse<'saves'>
}

/** Opens the history in a file. */
export function openSaveHistory(file: string): SaveHistory {
  let saves = readSaves(file)
  const keep = (next: readonly Save[]) => {
    saves = next.slice(-mostSaves)
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.tmp`, JSON.stringify(saves))
      renameSync(`${file}.tmp`, file)
    } catch (error) {
      // The configs are saved, and can be undone until the editor ends.
      process.stderr.write(`The list of saves cannot be written: ${String(error)}\n`)
    }
  }
  return {
    add: (label, versions) => {
      if (versions.length === 0) return undefined
      const save = crypto.randomUUID()
      keep([...saves, { save, at: Date.now(), label, versions }])
      return save
    },
    find: (save) => saves.find((one) => one.save === save)?.versions,
    remove: (save) => keep(saves.filter((one) => one.save !== save)),
    list: () => ({
      saves: saves.toReversed().map(({ save, at, label, versions }) => ({
        save,
        at,
        label,
        files: versions.map(({ file: name }) => name),
      })),
    }),
  }
}

function readSaves(file: string): readonly Save[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Save[]
  } catch {
    // There is no history yet.
    return []
  }
}
