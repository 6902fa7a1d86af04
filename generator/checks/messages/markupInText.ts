import { type JsonFile, type JsonPath, locateProblem } from '../../input/json.ts'
import { memoizeByProjectTexts } from '../../i18n/memoizeByText.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { Project } from '../../input/project.ts'
import { listRecordTextReferences } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Rejects entities, Markdown and HTML in messages and record texts, which would be shown literally. */
export const checkMarkupInTexts: ProjectCheck = memoizeByProjectTexts((project) => [
  ...found(project),
])

interface Markup {
  readonly pattern: RegExp
  readonly what: (found: string) => string
  readonly fix: string
}

const entity: Markup = {
  pattern: /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i,
  what: (found) => `${found} is shown as it is written: texts have no HTML entities.`,
  fix: 'Write the character itself; a no-break space is U+00A0, in JSON "\\u00A0".',
}
const emphasis: Markup = {
  pattern: /(\*\*|__)(?=\S).*?\S\1/,
  what: (found) => `${found} is shown with its signs: this text is not Markdown.`,
  fix: 'Take the signs out.',
}
const link: Markup = {
  pattern: /\[[^[\]]+\]\([^()\s]+\)/,
  what: (found) => `${found} is shown as it is written: this text is not Markdown.`,
  fix: 'Write words alone: a section links by its own fields, a long text by Markdown in its own file.',
}
const tag: Markup = {
  pattern: /<\/?[a-z][^<>]*>/i,
  what: (found) => `${found} is shown as it is written: texts of records have no HTML.`,
  fix: 'Take the tag out; each paragraph is an entry of its list.',
}

function* found(project: Project): Generator<ConfigProblem> {
  // Tags of messages have a check of their own.
  for (const { fileOf, messages } of project.catalogues.values())
    for (const [id, { text }] of messages)
      yield* inText(text, fileOf(id), [id], [entity, emphasis, link])
  for (const { value, file, path } of listRecordTextReferences(project))
    yield* inText(value, file, path, [entity, emphasis, link, tag])
}

function* inText(
  text: string,
  file: JsonFile,
  path: JsonPath,
  kinds: readonly Markup[],
): Generator<ConfigProblem> {
  if (!/[&*_[<]/.test(text)) return
  for (const { pattern, what, fix } of kinds) {
    const match = pattern.exec(text)
    if (match)
      yield locateProblem(
        file,
        path,
        { code: 'markup-in-text', what: what(match[0]), fix },
        { offset: match.index },
      )
  }
}
