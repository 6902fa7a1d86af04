import { type JsonFile, type JsonPath, locateProblem } from '../../input/json.ts'
import { memoize } from '../../run/memo.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import { groupReferencesByFile } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/**
 * Control characters, bidirectional controls that change the displayed order of a text, and zero-width characters,
 * which disturb search and screen readers.
 */
const control =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/

const widthless = /[\u200B-\u200D\u2060-\u2065\uFEFF]/

/** Rejects invisible characters in texts. */
export const checkControlCharacters: ProjectCheck = function* (project) {
  const { catalogues, prose } = project
  for (const { fileOf, messages } of catalogues.values())
    for (const [id, { text }] of messages)
      if (mayHold(fileOf(id))) yield* inText(text, fileOf(id), [id])
  for (const [file, references] of groupReferencesByFile(project))
    if (mayHold(file)) for (const { value, path } of references) yield* inText(value, file, path)
  for (const file of prose) {
    const offset = file.text.search(control)
    if (offset >= 0) yield* inText(file.text, { ...file, root: { ...file.root, offset } }, [])
  }
}

/** A quick test: a file's texts only contain one if the file does, or an escape that may be one. */
const mayHold = memoize(({ text }: JsonFile) => control.test(text) || /\\[bfru]/.test(text))

function* inText(text: string, file: JsonFile, path: JsonPath): Generator<ConfigProblem> {
  const offset = text.search(control)
  if (offset < 0) return
  const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0')
  yield locateProblem(
    file,
    path,
    {
      code: 'control-character',
      what: `The text has the ${widthless.test(text[offset] ?? '') ? 'zero-width' : 'control'} character U+${code}.`,
      fix: 'Take it out: it cannot be seen, and acts.',
    },
    path.length > 0 ? { offset } : 'value',
  )
}
