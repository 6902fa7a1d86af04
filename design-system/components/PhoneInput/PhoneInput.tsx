import { control } from '../Field/Field.css.ts'
import { partProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { describedBy } from '../Field/Notes.tsx'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import { Select } from '../Select/Select.tsx'
import type { SelectOption } from '../Select/groupOptions.ts'
import * as styles from './PhoneInput.css.ts'

export interface PhoneInputProps extends FieldProps {
  /** Name the number is sent under. */
  name: string
  /** Names the number where it is heard, e.g. 'Number'. */
  numberLabel: string
  /** The number it begins with. */
  defaultValue?: string | undefined
  /** Name the dialling code is sent under. */
  codeName: string
  /** Names the dialling code where it is heard. */
  codeLabel: string
  /** Countries and their codes: `label` is the country, `detail` its code, `value` what is sent. */
  codes: readonly SelectOption[]
  /** The code it begins with. */
  defaultCode?: string | undefined
  /** The number cannot be left empty. */
  required?: boolean | undefined
  /** Longest number it takes. */
  maxLength?: number | undefined
}

/** A telephone number: dialling code and number, one question with two names. The number has the id. */
export function PhoneInput(props: PhoneInputProps) {
  const { field, own } = partProps(props)
  const { numberLabel, codeName, codeLabel, codes, defaultCode, ...rest } = own
  const { id, help, error } = field
  return (
    <Fieldset {...field}>
      <div className={styles.root}>
        <div className={styles.parts}>
          <Select
            id={`${id}-code`}
            name={codeName}
            label={codeLabel}
            labelVariant="hidden"
            options={codes}
            defaultValue={defaultCode}
            autoComplete="tel-country-code"
          />
          <input
            className={control}
            type="tel"
            id={id}
            autoComplete="tel-national"
            aria-label={numberLabel}
            aria-describedby={describedBy(id, { help, error })}
            aria-invalid={error ? true : undefined}
            {...rest}
          />
        </div>
      </div>
    </Fieldset>
  )
}
