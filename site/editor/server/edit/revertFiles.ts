import { parseConfig, updateJsonText } from './jsonText.ts'
import { formatConflictKey, mergeJson } from './merge.ts'
import type { ChangedFiles, ConfigFileConflict, TextsByPath } from './unsavedFiles.ts'

/** Both versions of a written file; undefined stands for no file. */
export interface WrittenFileVersions {
  readonly file: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Takes a save back. Values that were changed since are conflicts, other changes stay. Pure. */
export function revertFiles(
  versions: readonly WrittenFileVersions[],
  texts: TextsByPath,
): ChangedFiles {
  const files = new Map<string, string | undefined>()
  const conflicts: ConfigFileConflict[] = []
  for (const { file, before, after } of versions) {
    const current = texts.get(file)
    if (current === after) files.set(file, before)
    else if (before === undefined || after === undefined || current === undefined)
      conflicts.push({
        key: formatConflictKey(file, []),
        file,
        path: [],
        base: after,
        mine: before,
        theirs: current,
      })
    else files.set(file, revertText({ file, before, after }, current, conflicts))
  }
  return { files, conflicts }
}

function revertText(
  { file, before, after }: WrittenFileVersions,
  current: string,
  conflicts: ConfigFileConflict[],
): string {
  const [mine, base, theirs] = [before, after, current].map((text) => parseConfig(file, text ?? ''))
  const merged = mergeJson({ path: [], base, mine, theirs }, (conflict) => {
    conflicts.push({ ...conflict, key: formatConflictKey(file, conflict.path), file })
    return 'theirs'
  })
  return updateJsonText(current, merged)
}
