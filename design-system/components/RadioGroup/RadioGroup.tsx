import { describedBy, HelpText } from '../Field/FieldMessages.tsx'
import { splitFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import * as styles from './RadioGroup.css.ts'

export interface RadioOption {
  /** Submitted value. */
  value: string
  /** Label of the option. */
  label: string
  /** Explanation of the option; only in a list. */
  help?: string | undefined
  /** Disables the option. */
  disabled?: boolean | undefined
}

export interface RadioGroupProps extends FieldProps {
  /** Form field name. */
  name: string
  /** In display order. */
  options: readonly RadioOption[]
  /** Initially selected value; none by default. */
  defaultValue?: string | undefined
  /** An option must be selected. */
  required?: boolean | undefined
  /** `list` has room for help texts; `segments` are two to four short labels side by side. */
  variant?: keyof typeof styles.options | undefined
  /** Called with the new value; requires hydration. */
  onChange?: ((value: string) => void) | undefined
}

/** A group of radio buttons. The first one has the group's id, as the link target of an error summary. */
export function RadioGroup({ variant = 'list', ...props }: RadioGroupProps) {
  const { field, own } = splitFieldProps(props)
  const { name, options, defaultValue, required, onChange } = own
  return (
    <Fieldset {...field} role="radiogroup">
      <div className={styles.options[variant]}>
        {options.map(({ value, label, help, disabled }, index) => {
          const id = index === 0 ? field.id : `${field.id}-${value}`
          const noteId = `${field.id}-${value}-note`
          return (
            <div key={value} className={styles.option[variant]}>
              <input
                className={styles.radio[variant]}
                type="radio"
                {...{ id, name, value, required, disabled }}
                defaultChecked={value === defaultValue}
                aria-describedby={describedBy(noteId, { help })}
                onChange={onChange && (() => onChange(value))}
              />
              <label className={styles.label[variant]} htmlFor={id}>
                {label}
              </label>
              {help && (
                <div className={styles.notes[variant]}>
                  <HelpText id={noteId} help={help} />
                </div>
              )}
            </div>
          )
        })}
      </div>
    </Fieldset>
  )
}
