import type { ChangeEventHandler, Ref } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { joinDescriptionIds, HelpText } from '../Field/FieldMessages.tsx'
import { useFieldProps } from '../Field/Field.tsx'
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

export interface RadioGroupProps
  extends
    FieldProps,
    NativeProps<'fieldset', 'id' | 'aria-describedby' | 'role' | 'defaultValue' | ControlProps> {
  /** Form field name. */
  name: string
  /** In display order. */
  options: readonly RadioOption[]
  /** Selected value, controlled by the consumer. */
  value?: string | undefined
  /** Initially selected value; none by default. */
  defaultValue?: string | undefined
  /** An option must be selected. */
  required?: boolean | undefined
  /** `list` has room for help texts; `segments` are two to four short labels side by side. */
  variant?: keyof typeof styles.options | undefined
  /** Called by the radio button that is selected; its `value` is the new one. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  /** Receives each radio button, as form libraries expect. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Props of the radio buttons; all others are those of the group. */
type ControlProps = 'name' | 'onChange' | 'ref'

/** A group of radio buttons. The first one has the group's id, as the link target of an error summary. */
export function RadioGroup({ variant = 'list', ...props }: RadioGroupProps) {
  const { field, own } = useFieldProps(props)
  const { name, options, value: selected, defaultValue, required, ...rest } = own
  const { onChange, ref, ...native } = rest
  return (
    <Fieldset {...native} {...field} role="radiogroup">
      <div className={styles.options[variant]}>
        {options.map(({ value, label, help, disabled }, index) => {
          const id = index === 0 ? field.id : `${field.id}-${value}`
          const noteId = `${field.id}-${value}-note`
          return (
            <div key={value} className={styles.option[variant]}>
              <input
                {...{ id, name, value, required, disabled, onChange, ref }}
                {...(selected === undefined
                  ? { defaultChecked: value === defaultValue }
                  : { checked: value === selected })}
                className={styles.radio[variant]}
                type="radio"
                aria-describedby={joinDescriptionIds(noteId, { help })}
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
