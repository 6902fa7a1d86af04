import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Field.css.ts'

export interface Notes {
  /** How to fill it in. */
  help?: string | undefined
  /** What is wrong and how to mend it. */
  error?: string | undefined
}

/** The `aria-describedby` that leads from a control to its notes. */
export const describedBy = (id: string, { help, error }: Notes): string | undefined =>
  [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** Stands before the control, where it is read before typing and no keyboard on a screen covers it. */
export function Help({ id, help }: { id: string; help: string | undefined }) {
  if (!help) return null
  return (
    <p className={styles.help} id={`${id}-help`}>
      {help}
    </p>
  )
}

/** Stands behind the control, with a sign: it is not told by its colour alone. */
export function ErrorNote({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      <span className={styles.sign}>
        <Icon icon={icons.error} />
      </span>
      <span>{error}</span>
    </p>
  )
}
