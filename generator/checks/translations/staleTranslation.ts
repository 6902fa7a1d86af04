import {
  isTranslationStale,
  walkTranslationPairs,
} from '../../i18n/translations/translationState.ts'
import { memoizeByProjectTexts } from '../../i18n/memoizeByText.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { Project } from '../../input/project.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires a translation to be updated or confirmed after a change of its English text. */
export const checkStaleTranslations: ProjectCheck = memoizeByProjectTexts(
  (project) => [...problemsOf(project)],
  ({ translated }) => [...translated.values()],
)

function* problemsOf(project: Project): Generator<ConfigProblem> {
  for (const pair of walkTranslationPairs(project))
    if (isTranslationStale(pair, project.translated))
      yield pair.tell({
        code: 'stale-translation',
        what: 'The English text has changed since this was translated.',
        fix: `Translate it again; if it is still right: npm run generate -- translations accept ${pair.language} "${pair.key}".`,
      })
}
