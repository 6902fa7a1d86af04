import { findCatalogueOfFile } from '#generator/input/catalogues.ts'
import type { EditorCallResponse } from '../../api/calls.ts'
import type { UnsavedPageState } from '../../api/page.ts'
import { describePageChanges } from './changes.ts'
import { parseConfig } from './jsonText.ts'
import { createUnifiedDiff } from './unifiedDiff.ts'
import { applyUnsavedPageState, type TextsByPath } from './unsavedFiles.ts'

/** Describes the changes of a save: for people and as unified diff. */
export function describeUnsavedChanges(
  file: string,
  unsaved: UnsavedPageState,
  texts: TextsByPath,
): EditorCallResponse<'diff'> {
  const { files, items } = applyUnsavedPageState(file, unsaved, texts)
  const valueOf = (name: string, text = '{}') => parseConfig(name, text)
  const before = valueOf(file, texts.get(file))
  const after = files.has(file) ? valueOf(file, files.get(file)) : before
  const catalogues = [...files].flatMap(([name, text]) => {
    const catalogue = findCatalogueOfFile(name)
    return catalogue
      ? {
          file: name,
          catalogue,
          before: valueOf(name, texts.get(name)),
          after: valueOf(name, text),
        }
      : []
  })
  return {
    changes: describePageChanges({ file, before, after, items }, catalogues),
    files: [...files.keys()],
    text: [...files].map(([name, text]) => createUnifiedDiff(name, texts.get(name), text)).join(''),
  }
}
