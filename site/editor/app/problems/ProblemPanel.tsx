import { Alert, Button } from '#design-system'
import { useEffect, useRef } from 'react'
import { locales } from '#data/locale/locales.ts'
import { useEditor } from '../EditorContext.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { formatProblemKey } from './problemPlaces.ts'
import { useApplyCorrection } from './useApplyCorrection.ts'
import * as styles from './problems.css.ts'

/** List of all problems below the page, which has the focus at first; each leads to its place, and its correction is applied alone. */
export function ProblemPanel({ failure }: { failure: string | undefined }) {
  const t = useEditorTexts()
  const { placedProblems: problems, reveal } = useEditor()
  const correct = useApplyCorrection()
  const panel = useRef<HTMLElement>(null)
  // In the order of the page it is far from the button that opens it.
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={t.problemList}
      id="problems"
      tabIndex={-1}
    >
      {failure !== undefined && (
        <Alert tone="error" title={t.checkFailed}>
          {t.problem(failure)}
        </Alert>
      )}
      {problems.length === 0 && failure === undefined && (
        <p className={styles.place}>{t.noProblems}</p>
      )}
      <ul className={styles.list}>
        {problems.map(({ problem, place }) => {
          return (
            <li key={formatProblemKey(problem)} className={styles.entry}>
              <span>
                {problem.catalogue && `${locales[problem.catalogue].name}: `}
                <span className={styles.problemText}>{t.problem(problem.what)}</span>{' '}
                {t.problem(problem.fix)}{' '}
                <span className={styles.place}>
                  {problem.file}:{problem.line} {problem.path}
                </span>
              </span>
              <span className={styles.actions}>
                {problem.steps && problem.correction && (
                  <Button size="small" variant="quiet" onClick={() => correct(problem)}>
                    {t.applyFix(problem.correction.text)}
                  </Button>
                )}
                {place && (
                  <Button size="small" variant="quiet" onClick={() => reveal(place)}>
                    {t.showProblem}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
