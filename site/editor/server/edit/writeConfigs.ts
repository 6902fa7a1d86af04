import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { readProjectSources } from '#generator/input/read.ts'
import { LockHeldError } from '#generator/run/lock.ts'
import { NotWritableError, writeFileChanges } from '#generator/run/write.ts'
import type { EditorCallResponse } from '../../api/calls.ts'
import type { RefusedSaveResult } from '../../api/changes.ts'
import { describeConflict } from './changes.ts'
import { NotJsonError } from './jsonText.ts'
import type { WrittenFileVersions } from './revertFiles.ts'
import type { SaveFileChanges, TextsByPath } from './unsavedFiles.ts'

/** Outcome of a write, with both versions of the written files. */
export interface ConfigWriteOutcome {
  readonly answer: EditorCallResponse<'save'>
  readonly written: readonly WrittenFileVersions[]
}

/**
 * Writes configs as one transaction under the lock of the generator: all files or none. `plan` receives the current texts;
 * nothing is written if it reports a conflict.
 */
export function writeConfigs(
  top: string,
  plan: (texts: TextsByPath) => SaveFileChanges,
): ConfigWriteOutcome {
  let written: readonly WrittenFileVersions[] = []
  let conflicts: SaveFileChanges['conflicts'] = []
  const make = () => {
    const texts = readProjectSources(top).files
    const planned = plan(texts)
    conflicts = planned.conflicts
    if (conflicts.length > 0) return []
    written = [...planned.files].flatMap(([file, after]) => {
      const before = texts.get(file)
      return before === after ? [] : { file, before, after }
    })
    for (const { file } of written) requireInside(top, file)
    return written.map(({ file, after }) => ({ path: file, text: after }))
  }
  try {
    const files = writeFileChanges(top, make)
    if (conflicts.length === 0) return { answer: { result: 'saved', files }, written }
    return {
      answer: { result: 'conflict', conflicts: conflicts.map(describeConflict) },
      written: [],
    }
  } catch (error) {
    return { answer: refusal(error), written: [] }
  }
}

/** Throws an error for a file outside of `pages-config`, e.g. behind a symbolic link. */
function requireInside(top: string, file: string): void {
  let folder = dirname(join(top, file))
  while (!existsSync(folder)) folder = dirname(folder)
  const inside = join(realpathSync(top), 'pages-config') + sep
  if (!`${realpathSync(folder)}${sep}`.startsWith(inside))
    throw new NotWritableError(file, 'it lies outside of pages-config')
}

/** Refusal with the place of the first file that holds no object. */
export const createNotJsonRefusal = ({
  message,
  problem,
}: NotJsonError): typeof RefusedSaveResult.Type => ({
  result: 'refused',
  what: message,
  fix: problem.fix,
})

function refusal(error: unknown): EditorCallResponse<'save'> {
  if (error instanceof LockHeldError)
    return {
      result: 'refused',
      what: `Another run is writing: process ${error.holder}.`,
      fix: 'Save again when it has ended.',
    }
  if (error instanceof NotWritableError)
    return {
      result: 'refused',
      what: `${error.message}.`,
      fix: 'Nothing was changed. Give the editor room and the right to write there, and save again.',
    }
  if (error instanceof NotJsonError) return createNotJsonRefusal(error)
  throw error
}
