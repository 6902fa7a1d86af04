import type { NativeProps } from '../../nativeProps.ts'
import { control } from '../Field/Field.css.ts'
import { useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { joinDescriptionIds } from '../Field/FieldMessages.tsx'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import { Select } from '../Select/Select.tsx'
import type { SelectOption } from '../Select/groupSelectOptions.ts'
import * as styles from './PhoneInput.css.ts'

export interface PhoneInputProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby' | 'type'> {
  /** Form field name of the number. */
  name: string
  /** Accessible name of the number input, such as 'Number'. */
  numberLabel: string
  /** Initial number. */
  defaultValue?: string | undefined
  /** Form field name of the dialling code. */
  codeName: string
  /** Accessible name of the dialling code select. */
  codeLabel: string
  /** Dialling codes, where `label` is the country, `detail` the code and `value` the submitted value. */
  codes: readonly SelectOption[]
  /** Dialling code, controlled by the application. */
  code?: string | undefined
  /** Initial dialling code. */
  defaultCode?: string | undefined
  /** Called with the dialling code that the visitor chooses. */
  onCodeChange?: ((code: string) => void) | undefined
}

/** A telephone number, with dialling code and number in one fieldset. The number has the `id`. */
export function PhoneInput(props: PhoneInputProps) {
  const { field, own } = useFieldProps(props)
  const { numberLabel, codeName, codeLabel, codes, code, defaultCode, ...more } = own
  const { onCodeChange, ...rest } = more
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
            {...(code === undefined ? { defaultValue: defaultCode } : { value: code })}
            onChange={({ target }) => onCodeChange?.(target.value)}
            autoComplete="tel-country-code"
            disabled={rest.disabled}
          />
          <input
            inputMode="tel"
            autoComplete="tel-national"
            aria-label={numberLabel}
            {...(error && { 'aria-invalid': true })}
            {...rest}
            className={control}
            type="text"
            id={id}
            aria-describedby={joinDescriptionIds(id, { help, error }, field['aria-describedby'])}
          />
        </div>
      </div>
    </Fieldset>
  )
}
