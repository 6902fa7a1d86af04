import { Button, Icon, icons } from '#design-system'
import { locales } from '#data/locale/locales.ts'
import { formatConfigValuePath, useEditor } from '../EditorContext.ts'
import type { ConfigValuePath } from '../state/pageDocument.ts'
import { formatProblemKey } from './problemPlaces.ts'
import { useApplyCorrection } from './useApplyCorrection.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from './problems.css.ts'

type ProblemNotesProps =
  | { path: ConfigValuePath; message?: never }
  | { message: string; path?: never }

/** Problems of one field or of one message, each with its fix. */
export function FieldProblemNotes({ path, message }: ProblemNotesProps) {
  const t = useEditorTexts()
  const { problems } = useEditor()
  const correct = useApplyCorrection()
  const place = path && formatConfigValuePath(path)
  const found = problems.filter((problem) =>
    message === undefined
      ? problem.steps !== undefined && formatConfigValuePath(problem.steps) === place
      : problem.steps === undefined && problem.messages.includes(message),
  )
  if (found.length === 0) return null
  return (
    <ul className={styles.notes}>
      {found.map((problem) => (
        <li key={formatProblemKey(problem)} className={styles.note[problem.severity]}>
          <span className={styles.icon}>
            <Icon icon={icons.warningIcon} size="small" />
          </span>
          <span>
            {problem.catalogue && `${locales[problem.catalogue].name}: `}
            {t.problem(problem.what)} {t.problem(problem.fix)}{' '}
            {problem.correction && (
              <Button size="small" variant="quiet" onClick={() => correct(problem)}>
                {t.applyFix(problem.correction.text)}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
