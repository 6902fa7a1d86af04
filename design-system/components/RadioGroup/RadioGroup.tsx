import { describedBy, Help } from '../Field/Notes.tsx'
import { partProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import * as styles from './RadioGroup.css.ts'

export interface RadioOption {
  /** What is sent. */
  value: string
  /** What is chosen. */
  label: string
  /** What that means; only in a list. */
  help?: string | undefined
  /** Cannot be chosen now. */
  disabled?: boolean | undefined
}

export interface RadioGroupProps extends FieldProps {
  /** Name the choice is sent under. */
  name: string
  /** In the order they are shown. */
  options: readonly RadioOption[]
  /** What is chosen at the start; without it nothing is. */
  defaultValue?: string | undefined
  /** One must be chosen. */
  required?: boolean | undefined
  /** `list` has room for help; `segments` are two to four short words side by side. */
  variant?: keyof typeof styles.options | undefined
  /** Told the new choice, where React runs. */
  onChange?: ((value: string) => void) | undefined
}

/** One of a few, all of them seen. The first radio has the group's id, so that an error summary can lead to it. */
export function RadioGroup({ variant = 'list', ...props }: RadioGroupProps) {
  const { field, own } = partProps(props)
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
                  <Help id={noteId} help={help} />
                </div>
              )}
            </div>
          )
        })}
      </div>
    </Fieldset>
  )
}
