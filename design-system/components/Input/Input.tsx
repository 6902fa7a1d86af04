import { Field, partProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import * as styles from './Input.css.ts'

export interface InputProps extends FieldProps {
  /** Name it is sent under. */
  name: string
  /** What is typed, so that phones offer the right keys and browsers check it. */
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | undefined
  /** Which keys a phone offers; `decimal` for figures. */
  inputMode?: 'numeric' | 'decimal' | undefined
  /** What it begins with, e.g. what was typed before an error. */
  defaultValue?: string | undefined
  /** What a browser may fill in, e.g. `email`. */
  autoComplete?: string | undefined
  /** An example; never instead of the label. */
  placeholder?: string | undefined
  /** Cannot be left empty. */
  required?: boolean | undefined
  /** Cannot be used now. */
  disabled?: boolean | undefined
  /** Longest text it takes. */
  maxLength?: number | undefined
  /** What it always begins with, e.g. `https://`; it is not sent. */
  prefix?: string | undefined
  /** What it is measured in, e.g. `kWh`; it is not sent. */
  suffix?: string | undefined
  /** `pill` stands beside a button in one line. */
  variant?: 'box' | 'pill' | undefined
}

/** One line of text with its label. */
export function Input({ variant = 'box', prefix, suffix, ...props }: InputProps) {
  const { field: around, own } = partProps(props)
  const shape = variant === 'pill' ? ` ${field.pill}` : ''
  return (
    <Field {...around}>
      {(control, className) => {
        if (!prefix && !suffix) return <input className={className + shape} {...own} {...control} />
        const units = [prefix && `${around.id}-prefix`, suffix && `${around.id}-suffix`]
        const described = [...units, control['aria-describedby']].filter(Boolean).join(' ')
        return (
          <div className={field.frame + shape}>
            {prefix && (
              <span className={styles.prefix} id={`${around.id}-prefix`}>
                {prefix}
              </span>
            )}
            <input className={field.bare} {...own} {...control} aria-describedby={described} />
            {suffix && (
              <span className={styles.suffix} id={`${around.id}-suffix`}>
                {suffix}
              </span>
            )}
          </div>
        )
      }}
    </Field>
  )
}
