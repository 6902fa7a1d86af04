import { Icon } from '../Icon/Icon.tsx'
import { alert } from '../Icon/icons.ts'
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

/** Help and error of a control: the error has a sign, so that it is not told by its colour alone. */
export function FieldNotes({ id, help, error }: Notes & { id: string }) {
  return (
    <>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <span className={styles.sign}>
            <Icon icon={alert} />
          </span>
          <span>{error}</span>
        </p>
      )}
    </>
  )
}
