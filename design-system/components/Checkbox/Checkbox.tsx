import type { ReactNode } from 'react'
import { describedBy, ErrorMessage, HelpText } from '../Field/FieldMessages.tsx'
import type { Notes } from '../Field/FieldMessages.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Notes {
  /** Unique on the page. */
  id: string
  /** Form field name. */
  name: string
  /** Value submitted when checked. */
  value?: string | undefined
  /** Label; may contain links. */
  label: ReactNode
  /** Checked initially. */
  defaultChecked?: boolean | undefined
  /** Must be checked. */
  required?: boolean | undefined
  /** Cannot be changed, e.g. necessary cookies. */
  disabled?: boolean | undefined
}

/** A checkbox with its label. */
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
          <HelpText {...{ id, help }} />
          <ErrorMessage {...{ id, error }} />
        </div>
      )}
    </div>
  )
}
