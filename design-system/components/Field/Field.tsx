import type { ReactNode } from 'react'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'

export interface FieldProps {
  /** Unique on the page; help and error derive theirs from it. */
  id: string
  /** What to fill in. */
  label: string
  /** `hidden` where the place says it already; it is still heard. */
  labelVariant?: 'shown' | 'hidden' | undefined
  /** How to fill it in. */
  help?: string | undefined
  /** What is wrong and how to mend it. */
  error?: string | undefined
  /** 'required' in the page's language, where it is. */
  requiredLabel?: string | undefined
}

/** What a control needs to belong to its field. */
export interface FieldControl {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, help and error below any control. */
export function Field(props: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { id, label, labelVariant = 'shown', help, error, requiredLabel, children } = props
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.root}>
      <label className={labelVariant === 'hidden' ? hidden : styles.label} htmlFor={id}>
        {label} {requiredLabel && <span className={styles.required}>({requiredLabel})</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
