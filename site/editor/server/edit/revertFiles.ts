import { parseConfig, updateJsonText } from './jsonText.ts'
import { mergeJson } from './merge.ts'
import {
  type SaveFileChanges,
  type ConfigFileConflict,
  type ConflictResolutions,
  createConflictSideChooser,
  type TextsByPath,
} from './unsavedFiles.ts'

/** Both versions of a written file; undefined stands for no file. */
export interface WrittenFileVersions {
  readonly file: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Computes the files that undo a save. Values changed since are conflicts, unless `choices` selects a version; other changes are kept. Pure. */
export function revertFiles(
  versions: readonly WrittenFileVersions[],
  texts: TextsByPath,
  choices: ConflictResolutions = {},
): SaveFileChanges {
  const files = new Map<string, string | undefined>()
  const conflicts: ConfigFileConflict[] = []
  for (const { file, before, after } of versions) {
    const current = texts.get(file)
    if (current === after) {
      files.set(file, before)
      continue
    }
    const [config, mine, theirs] = [after, before, current].map((text) =>
      text === undefined ? undefined : parseConfig(file, text),
    )
    const choose = createConflictSideChooser(file, { config, conflicts, choices })
    if (mine && config && theirs) {
      const merged = mergeJson({ path: [], base: config, mine, theirs }, choose)
      files.set(file, updateJsonText(current ?? '', merged))
    } else {
      // The whole file was added or removed.
      const side = choose({ path: [], base: config, mine, theirs })
      if (side === 'mine') files.set(file, before)
    }
  }
  return { files, conflicts }
}
