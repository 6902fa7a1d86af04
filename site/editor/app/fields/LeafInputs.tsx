import { Checkbox, Input, NumberInput, Select } from '#design-system'
import type { EditorFieldKind } from '../../api/editorFields.ts'
import { formatConfigValuePath } from '../EditorContext.ts'
import { toTextOrEmpty } from '../state/texts.ts'
import { splitCamelCase } from '../texts/splitCamelCase.ts'
import { useEditorTexts } from '../texts/texts.ts'
import type { FieldInputProps } from './fieldInputProps.ts'

type PropsOf<K extends EditorFieldKind['kind']> = FieldInputProps<
  Extract<EditorFieldKind, { kind: K }>
>
type PlainProps = Omit<FieldInputProps, 'kind'>

/** One of a few values. */
export function SingleSelectInput({
  kind,
  label,
  help,
  value,
  optional,
  path,
  onChange,
}: PropsOf<'choice'>) {
  const t = useEditorTexts()
  const options = kind.values.map((one) => ({
    value: String(one),
    label: splitCamelCase(String(one)),
  }))
  const usual = kind.usual === undefined ? '' : splitCamelCase(String(kind.usual))
  return (
    <Select
      label={label}
      name={formatConfigValuePath(path)}
      title={help}
      options={options}
      {...(optional && { placeholder: t.defaultChoice(usual) })}
      value={typeof value === 'number' ? String(value) : toTextOrEmpty(value)}
      onChange={({ target }) => onChange(kind.values.find((one) => String(one) === target.value))}
    />
  )
}

/** A number. */
export function NumericInput({ kind, label, help, value, path, onChange }: PropsOf<'number'>) {
  const t = useEditorTexts()
  return (
    <NumberInput
      label={label}
      name={formatConfigValuePath(path)}
      title={help}
      labels={{ decrease: `${t.decrease}: ${label}`, increase: `${t.increase}: ${label}` }}
      min={kind.min}
      max={kind.max}
      step={kind.whole ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
    />
  )
}

/** On or off. */
export const BooleanInput = ({ label, value, optional, path, onChange }: PlainProps) => (
  <Checkbox
    label={label}
    name={formatConfigValuePath(path)}
    checked={value === true}
    onChange={({ target }) => onChange(optional && !target.checked ? undefined : target.checked)}
  />
)

/** A text that is not translated. */
export const TextInput = ({ label, help, value, optional, path, onChange }: PlainProps) => (
  <Input
    label={label}
    name={formatConfigValuePath(path)}
    title={help}
    value={typeof value === 'string' ? value : ''}
    onChange={({ target }) => onChange(optional && target.value === '' ? undefined : target.value)}
  />
)
