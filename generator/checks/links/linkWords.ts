import { locateProblem } from '../../input/json.ts'
import { getValueAtPath } from '../../input/decode/schemaMessages.ts'
import { listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires `<a>` in a paragraph with a link target, and a link target for a paragraph with `<a>`. */
export const checkLinkTexts: ProjectCheck = function* (project) {
  const english = project.catalogues.get('en')?.messages
  for (const { value, file, path } of listReferencesOfKind(project, 'formattedMessage')) {
    const message = english?.get(value)
    if (!message || message.error || message.isInvalid) continue
    const target = [...path.slice(0, -1), 'href']
    const hasTarget = getValueAtPath(file.value, target) !== undefined
    const hasWords = message.tags.has('a')
    if (hasTarget && !hasWords)
      yield locateProblem(file, target, {
        code: 'link-words',
        what: `No words of "${value}" lead to this target.`,
        fix: 'Put the words of the link in <a>…</a> in every language, or take "href" out.',
      })
    if (!hasTarget && hasWords)
      yield locateProblem(file, path, {
        code: 'link-words',
        what: `The words in <a>…</a> of "${value}" lead nowhere.`,
        fix: 'Add "href" beside it, or take the tag out.',
      })
  }
}
