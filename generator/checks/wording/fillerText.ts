import { type JsonFile, type JsonPath, locateProblem } from '../../input/json.ts'
import { memoizeByProjectTexts } from '../../i18n/memoizeByText.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { Project } from '../../input/project.ts'
import { listRecordTextReferences } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Matches notes and filler text; `O{1}` prevents a match in this file. */
const placeholder = /\b(?:TO{1}DO|FIX{1}ME|TBD|X{3}|[Ll]orem ipsum|LOREM IPSUM)\b/

/** Rejects notes and filler text outside of drafts. */
export const checkFillerTexts: ProjectCheck = memoizeByProjectTexts(
  (project) => [...found(project)],
  ({ drafted }) => [drafted],
)

function* found(project: Project): Generator<ConfigProblem> {
  for (const { fileOf, messages } of project.catalogues.values())
    for (const [id, { text }] of messages)
      if (!project.drafted.has(id)) yield* inText(text, fileOf(id), [id])
  for (const { value, file, path } of listRecordTextReferences(project))
    yield* inText(value, file, path)
  for (const file of project.prose) yield* inText(file.text, file, [])
}

function* inText(text: string, file: JsonFile, path: JsonPath): Generator<ConfigProblem> {
  const match = placeholder.exec(text)
  if (!match) return
  const finding = {
    code: 'filler-text',
    what: `"${match[0]}" stands in a text for visitors.`,
    fix: 'Write the words, or keep what shows them a draft until you have them.',
  } as const
  yield path.length > 0
    ? locateProblem(file, path, finding, { offset: match.index })
    : locateProblem({ ...file, root: { ...file.root, offset: match.index } }, [], finding)
}
