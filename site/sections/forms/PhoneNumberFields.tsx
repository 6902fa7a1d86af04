import { PhoneInput } from '#design-system'
import type { Country } from '#data/locale/countries.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { locales } from '#data/locale/locales.ts'
import { usePunctuation } from '../hooks/usePunctuation.ts'
import { useLocale, useText } from '../site.tsx'
import type { AccountFieldProps } from '../account/AccountForm.tsx'

interface DialledNumberProps {
  label: MessageId
  help?: MessageId | undefined
  field: (name: string) => AccountFieldProps
  countries: readonly Country[]
  /** Previously selected country. */
  country: string | undefined
  required?: boolean | undefined
}

/** Telephone number with the dialling code of a country: fields `country` and `phone`. */
export function PhoneNumberFields(props: DialledNumberProps) {
  const { label, help, field, countries, country, required } = props
  const text = useText()
  const { inBrackets } = usePunctuation()
  const { languageTag } = locales[useLocale()]
  const home = new Intl.Locale(languageTag).maximize().region
  return (
    <PhoneInput
      {...field('phone')}
      label={text(label)}
      help={help && text(help)}
      numberLabel={text('form.account.phone.number')}
      codeName="country"
      codeLabel={text('form.account.phone.code')}
      codes={countries.map(({ id, name, code }) => ({ value: id, label: name + inBrackets(code) }))}
      defaultCode={country || home}
      maxLength={25}
      required={required}
    />
  )
}
