import { Field, splitFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown } from '../Icon/icons.ts'
import { groupOptions } from './groupOptions.ts'
import type { SelectOption } from './groupOptions.ts'
import * as styles from './Select.css.ts'

export interface SelectProps extends FieldProps {
  /** Form field name. */
  name: string
  /** In display order; adjacent options with the same `group` are grouped. */
  options: readonly SelectOption[]
  /** Text shown while nothing is selected; submits an empty string. */
  placeholder?: string | undefined
  /** Initially selected value. */
  defaultValue?: string | undefined
  /** Autofill field name, e.g. `country`. */
  autoComplete?: string | undefined
  /** An option must be selected. */
  required?: boolean | undefined
  /** Disables the select. */
  disabled?: boolean | undefined
  /** Called with the new value; requires hydration. */
  onChange?: ((value: string) => void) | undefined
}

/** A native select with its label. */
export function Select(props: SelectProps) {
  const { field, own } = splitFieldProps(props)
  const { options, placeholder, onChange, ...rest } = own
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.root}>
          <select
            className={styles.select}
            onChange={onChange && (({ target }) => onChange(target.value))}
            {...rest}
            {...control}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {groupOptions(options).map(({ group, options }) =>
              group === undefined ? (
                options.map((option) => <SelectOptionElement key={option.value} {...option} />)
              ) : (
                <optgroup key={group} label={group}>
                  {options.map((option) => (
                    <SelectOptionElement key={option.value} {...option} />
                  ))}
                </optgroup>
              ),
            )}
          </select>
          <span className={styles.chevron}>
            <Icon icon={chevronDown} />
          </span>
        </span>
      )}
    </Field>
  )
}

function SelectOptionElement({ value, label, detail, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {detail ? `${label} (${detail})` : label}
    </option>
  )
}
