import { Icon } from '../Icon/Icon.tsx'
import { check } from '../Icon/icons.ts'
import { LiveText } from '../LiveText/LiveText.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './PasswordInput.css.ts'

export interface PasswordRule {
  /** What is asked for, in a few words. */
  label: string
  /** Whether a password has it; called with every key, so it only looks at the text. */
  test: (password: string) => boolean
}

export interface PasswordRules {
  /** In the order they are read. */
  rules: readonly PasswordRule[]
  /** Heard behind a rule that is met, e.g. 'met'. */
  metLabel: string
  /** Heard behind one that is not. */
  openLabel: string
  /** How many are met, in a sentence; heard when typing rests. */
  summary: (met: number, all: number) => string
}

interface PasswordMeterProps extends PasswordRules {
  id: string
  /** Undefined until something has been typed: then the rules are only a list. */
  typed: string | undefined
}

/** The rules of a password, ticked one by one. */
export function PasswordMeter(props: PasswordMeterProps) {
  const { id, typed, rules, metLabel, openLabel, summary } = props
  const met = rules.map(({ test }) => typed !== undefined && typed !== '' && test(typed))
  const count = met.filter(Boolean).length
  return (
    <>
      <ul className={styles.rules} id={id}>
        {rules.map(({ label }, index) => (
          <li key={label} className={styles.rule} data-met={met[index] ? '' : undefined}>
            <span className={styles.sign}>{met[index] && <Icon icon={check} />}</span>
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
