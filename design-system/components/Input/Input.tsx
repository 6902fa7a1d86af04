import type { NativeProps } from '../../nativeProps.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import * as styles from './Input.css.ts'

export interface InputProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby' | 'prefix'> {
  /** Name under which the form submits the value. */
  name: string
  /** Type of the input, `text` by default. It determines the on-screen keyboard and the validation of the browser. Prefer `PasswordInput` to `password`, because it can show what is typed, and `PhoneInput` to `tel` where the dialling code is not known. */
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'time' | undefined
  /** Value, if your application controls it. Without it, the input keeps its own value. */
  value?: string | undefined
  /** Value that is set at first, such as the submitted one after an error. */
  defaultValue?: string | undefined
  /** An example of a value. It does not replace the label, because it disappears when people type. */
  placeholder?: string | undefined
  /** Fixed text before the value, such as `https://`. It is not submitted. */
  prefix?: string | undefined
  /** Unit after the value, such as `kWh`. It is not submitted. */
  suffix?: string | undefined
  /** Use `pill` for an input beside a button, which has the same shape. */
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
