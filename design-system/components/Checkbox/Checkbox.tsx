import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { joinDescriptionIds, ErrorMessage, HelpText } from '../Field/FieldMessages.tsx'
import type { FieldMessageTexts } from '../Field/FieldMessages.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends FieldMessageTexts, NativeProps<'input', 'type'> {
  /** Form field name. */
  name: string
  /** Value that is submitted if the box is checked, `on` by default. */
  value?: string | undefined
  /** Label, which may contain links. */
  label: ReactNode
  /** The box is checked at first. Use `checked` to control it. */
  defaultChecked?: boolean | undefined
  /** The box is neither checked nor unchecked, for example because only some of its parts are. A change ends this state. */
  indeterminate?: boolean | undefined
  /** The box must be checked. */
  required?: boolean | undefined
  /** The box cannot be changed, for example because the cookies are necessary. */
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
