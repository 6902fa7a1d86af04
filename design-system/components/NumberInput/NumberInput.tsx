import type { MouseEvent } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { bare, frame } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { minusIcon, plusIcon } from '../Icon/icons.ts'
import * as styles from './NumberInput.css.ts'

export interface NumberInputProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby' | 'type'> {
  /** Form field name. */
  name: string
  /** Value, controlled by the application. It is empty for no number. */
  value?: number | string | undefined
  /** Initial value. */
  defaultValue?: number | string | undefined
  /** Step of the buttons and of the arrow keys, 1 by default. */
  step?: number | string | undefined
  /** Unit after the number, such as `kWh`. It is not submitted. */
  suffix?: string | undefined
  /** Accessible names of the two buttons. */
  labels: { readonly decrease: string; readonly increase: string }
}

/** A field for a number, with buttons for one step up or down. The arrow keys do the same. */
export function NumberInput(props: NumberInputProps) {
  const { field, own } = useFieldProps(props)
  const { labels, suffix, ...native } = own
  const suffixId = `${field.id}-suffix`
  return (
    <Field {...field}>
      {(control) => (
        <div className={frame}>
          <StepButton label={labels.decrease} by={-1} disabled={native.disabled} />
          <input
            inputMode="decimal"
            {...native}
            {...control}
            aria-describedby={
              [suffix && suffixId, control['aria-describedby']].filter(Boolean).join(' ') ||
              undefined
            }
            className={`${bare} ${styles.input}`}
            type="number"
          />
          {suffix && (
            <span className={styles.suffix} id={suffixId}>
              {suffix}
            </span>
          )}
          <StepButton label={labels.increase} by={1} disabled={native.disabled} />
        </div>
      )}
    </Field>
  )
}

interface StepButtonProps {
  label: string
  by: 1 | -1
  disabled: boolean | undefined
}

/** Not a tab stop, because the arrow keys do the same. */
function StepButton({ label, by, disabled }: StepButtonProps) {
  const step = ({ currentTarget }: MouseEvent) => {
    const input = currentTarget.parentElement?.querySelector('input')
    if (!input || input.readOnly) return
    if (by === 1) input.stepUp()
    else input.stepDown()
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return (
    <button
      className={styles.stepperButton}
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onClick={step}
    >
      <Icon icon={by === 1 ? plusIcon : minusIcon} />
    </button>
  )
}
