import type { TextsByPath } from '../edit/unsavedFiles.ts'
import { type ConfigWriteOutcome, writeConfigs } from '../edit/writeConfigs.ts'
import type { PlannedFileChanges } from './plannedFiles.ts'

/** Thrown if a file has changed since an operation was planned. */
class ChangedMeanwhileError extends Error {}

/** Writes planned files; undefined, and nothing is written, if the files differ from those that the plan was made from. */
export function writePlannedFiles(
  top: string,
  files: PlannedFileChanges['files'],
  plannedFrom: TextsByPath,
): ConfigWriteOutcome | undefined {
  try {
    return writeConfigs(top, (texts) => {
      const isSame =
        texts.size === plannedFrom.size &&
        texts.entries().every(([name, text]) => plannedFrom.get(name) === text)
      if (!isSame) throw new ChangedMeanwhileError()
      return { files, conflicts: [] }
    })
  } catch (error) {
    if (error instanceof ChangedMeanwhileError) return undefined
    throw error
  }
}
