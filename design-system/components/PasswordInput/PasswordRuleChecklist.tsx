import { Icon } from '../Icon/Icon.tsx'
import { checkmarkIcon } from '../Icon/icons.ts'
import { LiveText } from '../LiveText/LiveText.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './PasswordInput.css.ts'

export interface PasswordRule {
  /** The requirement, in a few words. */
  label: string
  /** Tests a password. It is called on every key press, so it must be synchronous and cheap. */
  test: (password: string) => boolean
}

export interface PasswordRuleOptions {
  /** The rules in the order in which they are shown. */
  rules: readonly PasswordRule[]
  /** Visually hidden text after a fulfilled rule, such as 'met'. */
  metLabel: string
  /** Visually hidden text after an unfulfilled rule. */
  unmetLabel: string
  /** Returns a sentence with the number of fulfilled rules, which is announced when typing pauses. */
  summary: (met: number, all: number) => string
}

interface PasswordRuleChecklistProps extends PasswordRuleOptions {
  id: string
  /** Current value; undefined before the first input. */
  typed: string | undefined
}

/** Lists the rules of a password and marks the fulfilled ones. */
export function PasswordRuleChecklist(props: PasswordRuleChecklistProps) {
  const { id, typed, rules, metLabel, unmetLabel: openLabel, summary } = props
  const met = rules.map(({ test }) => typed !== undefined && typed !== '' && test(typed))
  const count = met.filter(Boolean).length
  return (
    <>
      <ul className={styles.rules} id={id}>
        {rules.map(({ label }, index) => (
          <li key={label} className={styles.rule} data-met={met[index] ? '' : undefined}>
            <span className={styles.checkmark}>{met[index] && <Icon icon={checkmarkIcon} />}</span>
            <span>
              {label}
              {typed !== undefined && (
                <span className={hidden}>, {met[index] ? metLabel : openLabel}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <LiveText>{typed === undefined ? '' : summary(count, rules.length)}</LiveText>
    </>
  )
}
