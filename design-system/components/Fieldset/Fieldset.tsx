import type { ReactNode } from 'react'
import { required } from '../Field/Field.css.ts'
import type { FieldProps } from '../Field/Field.tsx'
import { describedBy, ErrorMessage, HelpText } from '../Field/FieldMessages.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Fieldset.css.ts'

export interface FieldsetProps extends FieldProps {
  /** `radiogroup` for a group of radio buttons. */
  role?: 'radiogroup' | undefined
  /** The grouped controls. */
  children: ReactNode
}

/** A group of controls for one question: legend and help text above, error message below. */
export function Fieldset(props: FieldsetProps) {
  const { id, label, labelVariant = 'shown', help, error, requiredLabel, role, children } = props
  return (
    <fieldset
      className={styles.root}
      data-field=""
      role={role}
      aria-describedby={describedBy(id, { help, error })}
      aria-invalid={role && error ? true : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={labelVariant === 'hidden' ? hidden : styles.legend}>
        {label} {requiredLabel && <span className={required}>({requiredLabel})</span>}
      </legend>
      <HelpText {...{ id, help }} />
      {children}
      <ErrorMessage {...{ id, error }} />
    </fieldset>
  )
}
