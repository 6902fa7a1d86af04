import type { NativeProps } from '../../nativeProps.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import * as styles from './Input.css.ts'

export interface InputProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby' | 'prefix'> {
  /** Form field name. */
  name: string
  /** Type, `text` by default, which determines the on-screen keyboard and native validation. Prefer `PasswordInput` to `password`, and `PhoneInput` to `tel` unless the dialling code is known. */
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'time' | undefined
  /** Value, controlled by the application. Without it, the input keeps its own. */
  value?: string | undefined
  /** Initial value, such as the submitted one after an error. */
  defaultValue?: string | undefined
  /** Example of a value, which does not replace the label. */
  placeholder?: string | undefined
  /** Fixed text before the value, such as `https://`. It is not submitted. */
  prefix?: string | undefined
  /** Unit after the value, such as `kWh`. It is not submitted. */
  suffix?: string | undefined
  /** `pill` is for an input beside a button. */
  variant?: 'box' | 'pill' | undefined
}

/** A text input of one line with its label. */
export function Input({ variant = 'box', prefix, suffix, ...props }: InputProps) {
  const { field: fieldProps, own } = useFieldProps(props)
  const shapeClass = variant === 'pill' ? ` ${field.pill}` : ''
  return (
    <Field {...fieldProps}>
      {(control, className) => {
        if (!prefix && !suffix)
          return <input {...own} {...control} className={className + shapeClass} />
        const units = [prefix && `${fieldProps.id}-prefix`, suffix && `${fieldProps.id}-suffix`]
        const describedBy = [...units, control['aria-describedby']].filter(Boolean).join(' ')
        return (
          <div className={field.frame + shapeClass}>
            {prefix && (
              <span className={styles.prefix} id={`${fieldProps.id}-prefix`}>
                {prefix}
              </span>
            )}
            <input {...own} {...control} className={field.bare} aria-describedby={describedBy} />
            {suffix && (
              <span className={styles.suffix} id={`${fieldProps.id}-suffix`}>
                {suffix}
              </span>
            )}
          </div>
        )
      }}
    </Field>
  )
}
