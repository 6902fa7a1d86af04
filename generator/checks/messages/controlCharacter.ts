import { type JsonFile, type JsonPath, locateProblem } from '../../input/json.ts'
import { memoize } from '../../run/memo.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import { groupReferencesByFile } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/**
 * Control characters, those that turn the direction of writing so that a text reads otherwise than it is, and those
 * without width, which search and screen readers trip over.
 */
const control =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/

const widthless = /[\u200B-\u200D\u2060-\u2065\uFEFF]/

/** Texts hold nothing that cannot be seen and acts. */
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

/** A file's texts hold one only if the file does, or an escape that may be one. */
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
