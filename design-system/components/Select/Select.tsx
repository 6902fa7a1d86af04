import type { NativeProps } from '../../nativeProps.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDownIcon } from '../Icon/icons.ts'
import { groupSelectOptions } from './groupSelectOptions.ts'
import type { SelectOption } from './groupSelectOptions.ts'
import * as styles from './Select.css.ts'

export interface SelectProps
  extends FieldProps, NativeProps<'select', 'id' | 'aria-describedby' | 'multiple' | 'size'> {
  /** Form field name. */
  name: string
  /** Options in the order in which they are shown. Adjacent options with the same `group` are grouped. */
  options: readonly SelectOption[]
  /** Text shown while nothing is selected. It submits an empty string. */
  placeholder?: string | undefined
  /** Selected value, controlled by the application. */
  value?: string | undefined
  /** Initially selected value. */
  defaultValue?: string | undefined
}

/** A native select with its label. */
export function Select(props: SelectProps) {
  const { field, own } = useFieldProps(props)
  const { options, placeholder, ...rest } = own
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.root}>
          <select {...rest} {...control} className={styles.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {groupSelectOptions(options).map(({ group, options }) =>
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
            <Icon icon={chevronDownIcon} />
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
