import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Field.css.ts'

export interface FieldMessageTexts {
  /** Help that says how to fill in the field. */
  help?: string | undefined
  /** Error message that says how to correct the value. */
  error?: string | undefined
}

/** Returns the `aria-describedby` value for help text and error message, after further ids. */
export const joinDescriptionIds = (
  id: string,
  { help, error }: FieldMessageTexts,
  more?: string,
): string | undefined =>
  [more, help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** Help text; above the control, where an on-screen keyboard does not cover it. */
export function HelpText({ id, help }: { id: string; help: string | undefined }) {
  if (!help) return null
  return (
    <p className={styles.help} id={`${id}-help`}>
      {help}
    </p>
  )
}

/** Error message with an icon, so that it does not rely on colour alone. */
export function ErrorMessage({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      <span className={styles.icon}>
        <Icon icon={icons.errorIcon} />
      </span>
      <span>{error}</span>
    </p>
  )
}
