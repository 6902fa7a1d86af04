import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import * as styles from '../Field/Field.css.ts'

export interface InputProps extends FieldProps {
  /** Name it is sent under. */
  name: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | undefined
  /** What it begins with, e.g. what was typed before an error. */
  defaultValue?: string | undefined
  /** What a browser may fill in, e.g. `email`. */
  autoComplete?: string | undefined
  /** An example; never instead of the label. */
  placeholder?: string | undefined
  /** Cannot be left empty. */
  required?: boolean | undefined
  /** Longest text it takes. */
  maxLength?: number | undefined
  /** `pill` stands beside a button in one line. */
  variant?: 'box' | 'pill' | undefined
}

/** One line of text with its label. */
export function Input({ variant = 'box', ...props }: InputProps) {
  const { id, label, labelVariant, help, error, requiredLabel, ...own } = props
  return (
    <Field {...{ id, label, labelVariant, help, error, requiredLabel }}>
      {({ className, ...control }) => (
        <input
          className={variant === 'pill' ? `${className} ${styles.pill}` : className}
          {...own}
          {...control}
        />
      )}
    </Field>
  )
}
