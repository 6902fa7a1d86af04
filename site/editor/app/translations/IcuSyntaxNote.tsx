import { useEditorTexts } from '../texts/texts.ts'
import { findIcuProblem } from './icuProblem.ts'
import * as styles from '../fields/fields.css.ts'

/** Syntax errors and missing arguments while typing. */
export function IcuSyntaxNote({ text, english }: { text: string; english: string }) {
  const t = useEditorTexts()
  const problem = text === '' ? undefined : findIcuProblem(text, english)
  if (!problem) return null
  return (
    <span className={styles.mark} role="status">
      {problem.kind === 'syntax' ? t.syntaxError : t.missingArgument(problem.name)}
    </span>
  )
}
