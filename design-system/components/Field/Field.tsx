import type { ReactNode } from 'react'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'
import { describedBy, ErrorNote, Help } from './Notes.tsx'
import type { Notes } from './Notes.tsx'

export interface FieldProps extends Notes {
  /** Unique on the page; help and error derive theirs from it. */
  id: string
  /** What to fill in. */
  label: string
  /** `hidden` where the place says it already; it is still heard. */
  labelVariant?: 'shown' | 'hidden' | undefined
  /** 'required' in the page's language, where it is. */
  requiredLabel?: string | undefined
}

/** What a control needs to belong to its field. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldOwnProps extends FieldProps {
  /** Stands at the end of the label's line, e.g. the value chosen. */
  aside?: ReactNode
  /** The control; give it everything it is handed, and the class where the field draws its edge. */
  children: (control: FieldControl, className: string) => ReactNode
}

/** Label and help above any control, its error below. */
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
      <Help {...{ id, help }} />
      {children(
        {
          id,
          'aria-describedby': describedBy(id, { help, error }),
          'aria-invalid': error ? true : undefined,
        },
        styles.control,
      )}
      <ErrorNote {...{ id, error }} />
    </div>
  )
}

/** Parts the props of a control into those of its field and its own. */
export function partProps<Props extends FieldProps>(props: Props) {
  const { id, label, labelVariant, help, error, requiredLabel, ...own } = props
  return { field: { id, label, labelVariant, help, error, requiredLabel }, own }
}
