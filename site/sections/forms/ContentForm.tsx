import {
  Alert,
  Button,
  Checkbox,
  FormErrorSummary,
  Input,
  RadioGroup,
  Select,
  Text,
  Textarea,
} from '#design-system'
import type { ComponentProps, ReactNode } from 'react'
import type { FormFieldRule } from '#data/forms/fieldRule.ts'
import type { FormControlDefinition, FormDefinition } from '#data/forms/formDefinition.ts'
import { deriveFormFieldRules } from '#data/forms/formFields.ts'
import type { FormState } from '#data/forms/formState.ts'
import { CaptchaWithoutHydration } from '../captcha/CaptchaWithoutHydration.tsx'
import { listCountries } from '#data/locale/countries.ts'
import { useCountries } from '../hooks/useCountries.ts'
import { useLocale, useText } from '../site.tsx'
import * as styles from './ContentForm.css.ts'
import { PhoneNumberFields } from './PhoneNumberFields.tsx'
import { FormPartsTemplate } from './FormPartsTemplate.tsx'

interface ContentFormProps {
  form: FormDefinition
  /** Element id for links to the form. */
  id?: string | undefined
  answer: FormState | undefined
  /** Initial values of fields. */
  values?: Readonly<Record<string, string>> | undefined
  /** Idempotency key of the post. */
  formKey?: string | undefined
  layout: keyof typeof styles.layout
  /** Label of the consent checkbox, with its links. */
  consent?: ReactNode
  /** Content above the button. */
  foot?: ReactNode
}

/**
 * Form of a content page, rendered from its definition: works without script, and contains the parts that its script
 * shows.
 */
export function ContentForm(props: ContentFormProps) {
  const { form, id, answer, values: first = {}, formKey, layout, consent, foot } = props
  const { values = {}, errors = {}, problem, captcha } = answer ?? {}
  const text = useText()
  const rules = deriveFormFieldRules(form.schema)
  const controls = Object.entries(form.controls)
  const errorOf = (name: string, { type }: FormControlDefinition) =>
    errors[name] ?? (type === 'phone' ? errors['country'] : undefined)
  const faults = controls.flatMap(([name, control]) => {
    const message = errorOf(name, control)
    return message === undefined ? [] : [{ id: `${form.name}-${name}`, message }]
  })
  return (
    <form
      id={id}
      className={styles.layout[layout]}
      method="post"
      noValidate
      data-form={form.name}
      data-draft={form.name}
    >
      <FormPartsTemplate rules={rules} failure={form.failure ?? 'call.error'} />
      <div className={styles.notice} data-form-notice="">
        {faults.length > 0 && (
          <FormErrorSummary
            title={text('form.summary.title', { n: faults.length })}
            errors={faults}
          />
        )}
        {problem && (
          <Alert announce tone="info" title={form.failure ? text(form.failure) : problem}>
            {form.failure && <Text>{problem}</Text>}
          </Alert>
        )}
      </div>
      {formKey !== undefined && <input type="hidden" name="key" value={values['key'] ?? formKey} />}
      {controls.map(([name, control]) => {
        const rule = rules[name]
        if (!rule) throw new Error(`The form ${form.name} has no field ${name}`)
        if (control.type === 'hidden') {
          const value = values[name] ?? first[name]
          return value && <input key={name} type="hidden" name={name} value={value} />
        }
        const field = (
          <Field
            key={name}
            id={`${form.name}-${name}`}
            name={name}
            error={errorOf(name, control)}
            value={values[name] ?? first[name]}
            country={values['country']}
            rule={rule}
            control={control}
            consent={consent}
          />
        )
        if (!control.shownFor && !control.wide && !(rule.multiline && layout === 'pairs'))
          return field
        return (
          <div
            key={name}
            className={control.shownFor ? undefined : styles.wide}
            data-shown-for={control.shownFor}
          >
            {field}
          </div>
        )
      })}
      {captcha && (
        <div className={styles.wide}>
          <CaptchaWithoutHydration captcha={captcha} />
        </div>
      )}
      <div className={styles.submit[layout]}>
        {foot}
        <Button type="submit">{text(form.submit)}</Button>
      </div>
    </form>
  )
}

interface FieldProps {
  id: string
  name: string
  error: string | undefined
  value: string | undefined
  /** Selected country of the dialling code of a telephone number. */
  country: string | undefined
  rule: FormFieldRule
  control: FormControlDefinition
  consent: ReactNode
}

function Field({ id, name, error, value, country, rule, control, consent }: FieldProps) {
  const text = useText()
  const locale = useLocale()
  const { label, help, type, autoComplete, options, placeholder } = control
  const required = rule.oneOf ? !rule.oneOf.includes('') : rule.required !== undefined
  const common = { id, name, error, required }
  if (rule.checkbox)
    return <Checkbox {...common} defaultChecked={value === 'on'} label={consent ?? text(label)} />
  if (type === 'phone')
    return (
      <PhoneNumberFields
        label={label}
        help={help}
        field={() => ({ id, name, error, defaultValue: value })}
        countries={listCountries(locale)}
        country={country}
        required={required}
      />
    )
  const field = { ...common, label: text(label), defaultValue: value }
  const list = { ...field, placeholder: placeholder && text(placeholder), autoComplete }
  if (options === 'countries') return <CountrySelect {...list} />
  if (options) {
    const labels = Object.entries(options).map(([id, message]) => ({
      value: id,
      label: text(message),
    }))
    if (type !== 'radio') return <Select {...list} options={labels} />
    return <RadioGroup {...field} help={help && text(help)} variant="segments" options={labels} />
  }
  if (rule.multiline) return <Textarea {...field} maxLength={rule.max} />
  return (
    <Input
      {...field}
      type={rule.email !== undefined ? 'email' : type === 'tel' ? type : undefined}
      autoComplete={autoComplete}
      maxLength={rule.max}
    />
  )
}

function CountrySelect(props: Omit<ComponentProps<typeof Select>, 'options'>) {
  return <Select {...props} options={useCountries()} />
}
