import type { ReactNode } from 'react'
import { required } from '../Field/Field.css.ts'
import type { FieldProps } from '../Field/Field.tsx'
import { describedBy, ErrorNote, Help } from '../Field/Notes.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Fieldset.css.ts'

export interface FieldsetProps extends FieldProps {
  /** `radiogroup` where one of its controls is chosen. */
  role?: 'radiogroup' | undefined
  /** The controls it holds together. */
  children: ReactNode
}

/** Several controls that answer one question: the question and its help above, the error below. */
export function Fieldset(props: FieldsetProps) {
  const { id, label, labelVariant = 'shown', help, error, requiredLabel, role, children } = props
  return (
    <fieldset
      className={styles.root}
      role={role}
      aria-describedby={describedBy(id, { help, error })}
      aria-invalid={role && error ? true : undefined}
    >
      <legend className={labelVariant === 'hidden' ? hidden : styles.legend}>
        {label} {requiredLabel && <span className={required}>({requiredLabel})</span>}
      </legend>
      <Help {...{ id, help }} />
      {children}
      <ErrorNote {...{ id, error }} />
    </fieldset>
  )
}
