import type { ReactNode } from 'react'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'
import { describedBy, ErrorMessage, HelpText } from './FieldMessages.tsx'
import type { Notes } from './FieldMessages.tsx'

export interface FieldProps extends Notes {
  /** Unique on the page; ids of help and error are derived from it. */
  id: string
  /** Label of the control. */
  label: string
  /** `hidden` hides the label visually where the context makes it clear. */
  labelVariant?: 'shown' | 'hidden' | undefined
  /** 'required' in the page's language; shown behind the label. */
  requiredLabel?: string | undefined
}

/** Attributes that connect a control to its field. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldOwnProps extends FieldProps {
  /** Content at the end of the label's line, e.g. the current value. */
  aside?: ReactNode
  /** Renders the control with the attributes and the class name passed to it. */
  children: (control: FieldControl, className: string) => ReactNode
}

/** Label and help text above a control, error message below. */
export function Field(props: FieldOwnProps) {
  const { id, label, labelVariant = 'shown', help, error, requiredLabel, aside, children } = props
  return (
    <div className={styles.root} data-field="">
      <div className={labelVariant === 'hidden' ? hidden : styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label} {requiredLabel && <span className={styles.required}>({requiredLabel})</span>}
        </label>
        {aside}
      </div>
      <HelpText {...{ id, help }} />
      {children(
        {
          id,
          'aria-describedby': describedBy(id, { help, error }),
          'aria-invalid': error ? true : undefined,
        },
        styles.control,
      )}
      <ErrorMessage {...{ id, error }} />
    </div>
  )
}

/** Splits the props of a control into field props and its own. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { id, label, labelVariant, help, error, requiredLabel, ...own } = props
  return { field: { id, label, labelVariant, help, error, requiredLabel }, own }
}
