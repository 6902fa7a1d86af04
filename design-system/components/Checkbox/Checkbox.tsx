import type { ReactNode } from 'react'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps {
  /** Unique on the page. */
  id: string
  /** Name it is sent under. */
  name: string
  /** Sent when checked. */
  value?: string | undefined
  /** What is agreed to; may hold links. */
  label: ReactNode
  /** What that means. */
  help?: string | undefined
  /** What is wrong and how to mend it. */
  error?: string | undefined
  /** Whether it begins checked. */
  defaultChecked?: boolean | undefined
  /** Cannot be changed, e.g. necessary cookies. */
  disabled?: boolean | undefined
}

/** A yes or no with its label. */
export function Checkbox({ id, label, help, error, ...own }: CheckboxProps) {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.root}>
      <input
        className={styles.box}
        type="checkbox"
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        {...own}
      />
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
      </label>
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
