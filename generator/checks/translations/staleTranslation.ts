import { isStale, pairs } from '../../i18n/translations/translationState.ts'
import { ofWords } from '../../i18n/memoizeByText.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Project } from '../../input/project.ts'
import type { Check } from '../check.ts'

/** A translation was made, or looked at again, since its English text last changed. */
export const staleTranslation: Check = ofWords(
  (project) => [...told(project)],
  ({ translated }) => [...translated.values()],
)

function* told(project: Project): Generator<Problem> {
  for (const pair of pairs(project))
    if (isStale(pair, project.translated))
      yield pair.tell({
        code: 'stale-translation',
        what: 'The English text has changed since this was translated.',
        fix: `Translate it again; if it is still right: npm run generate -- translations accept ${pair.language} "${pair.key}".`,
      })
}
