import type { ReactNode } from 'react'
import { describedBy, ErrorNote, Help } from '../Field/Notes.tsx'
import type { Notes } from '../Field/Notes.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Notes {
  /** Unique on the page. */
  id: string
  /** Name it is sent under. */
  name: string
  /** Sent when checked. */
  value?: string | undefined
  /** What is agreed to or chosen; may hold links. */
  label: ReactNode
  /** Whether it begins checked. */
  defaultChecked?: boolean | undefined
  /** Cannot be left open. */
  required?: boolean | undefined
  /** Cannot be changed, e.g. necessary cookies. */
  disabled?: boolean | undefined
}

/** A yes or no with its label. */
export function Checkbox({ id, label, help, error, ...own }: CheckboxProps) {
  return (
    <div className={styles.root} data-field="">
      <input
        className={styles.box}
        type="checkbox"
        id={id}
        aria-describedby={describedBy(id, { help, error })}
        aria-invalid={error ? true : undefined}
        {...own}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {(help || error) && (
        <div className={styles.notes}>
          <Help {...{ id, help }} />
          <ErrorNote {...{ id, error }} />
        </div>
      )}
    </div>
  )
}
