import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { joinDescriptionIds, ErrorMessage, HelpText } from '../Field/FieldMessages.tsx'
import type { FieldMessageTexts } from '../Field/FieldMessages.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends FieldMessageTexts, NativeProps<'input', 'type'> {
  /** Form field name. */
  name: string
  /** Value submitted when checked. */
  value?: string | undefined
  /** Label; may contain links. */
  label: ReactNode
  /** Checked initially. */
  defaultChecked?: boolean | undefined
  /** Neither checked nor unchecked, e.g. because only some of its parts are; a change ends it. */
  indeterminate?: boolean | undefined
  /** Must be checked. */
  required?: boolean | undefined
  /** Cannot be changed, e.g. necessary cookies. */
  disabled?: boolean | undefined
}

/** A checkbox with its label. */
export function Checkbox({ label, help, error, indeterminate, ...native }: CheckboxProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const root = useRef<HTMLDivElement>(null)
  // HTML has no attribute for it.
  useEffect(() => {
    const box = root.current?.querySelector('input')
    if (box && indeterminate !== undefined) box.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div ref={root} className={styles.root} data-field="">
      <input
        {...(error && { 'aria-invalid': true })}
        {...native}
        className={styles.box}
        type="checkbox"
        id={id}
        aria-describedby={joinDescriptionIds(id, { help, error }, native['aria-describedby'])}
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
