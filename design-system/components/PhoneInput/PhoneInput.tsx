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
  /** Name under which the form submits the number. */
  name: string
  /** Accessible name of the input of the number, such as 'Number'. */
  numberLabel: string
  /** Number that is set at first. */
  defaultValue?: string | undefined
  /** Name under which the form submits the dialling code. */
  codeName: string
  /** Accessible name of the select of the dialling code. */
  codeLabel: string
  /** The dialling codes. `label` is the country, `detail` is the code, and `value` is what the form submits. */
  codes: readonly SelectOption[]
  /** Dialling code, if your application controls it. */
  code?: string | undefined
  /** Dialling code that is set at first. */
  defaultCode?: string | undefined
  /** It is called with the dialling code that the visitor chooses. */
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
