import { Field, partProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { chevron } from '../Icon/icons.ts'
import { groupOptions } from './groupOptions.ts'
import type { SelectOption } from './groupOptions.ts'
import * as styles from './Select.css.ts'

export interface SelectProps extends FieldProps {
  /** Name the choice is sent under. */
  name: string
  /** In the order they are shown; neighbours of the same `group` stand under its name. */
  options: readonly SelectOption[]
  /** What stands there while nothing is chosen; it is sent as an empty text. */
  placeholder?: string | undefined
  /** What is chosen at the start. */
  defaultValue?: string | undefined
  /** What a browser may fill in, e.g. `country`. */
  autoComplete?: string | undefined
  /** One must be chosen. */
  required?: boolean | undefined
  /** Cannot be used now. */
  disabled?: boolean | undefined
  /** Told the new choice, where React runs. */
  onChange?: ((value: string) => void) | undefined
}

/** One of many, in the list of the visitor's own system. */
export function Select(props: SelectProps) {
  const { field, own } = partProps(props)
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
                options.map((option) => <Choice key={option.value} {...option} />)
              ) : (
                <optgroup key={group} label={group}>
                  {options.map((option) => (
                    <Choice key={option.value} {...option} />
                  ))}
                </optgroup>
              ),
            )}
          </select>
          <span className={styles.chevron}>
            <Icon icon={chevron} />
          </span>
        </span>
      )}
    </Field>
  )
}

function Choice({ value, label, detail, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {detail ? `${label} (${detail})` : label}
    </option>
  )
}
