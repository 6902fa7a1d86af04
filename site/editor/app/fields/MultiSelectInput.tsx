import { Checkbox, Fieldset, Stack } from '#design-system'
import type { EditorFieldKind } from '../../api/editorFields.ts'
import { splitCamelCase } from '../texts/splitCamelCase.ts'
import type { FieldInputProps } from './fieldInputProps.ts'

type ChoicesKind = Extract<EditorFieldKind, { kind: 'list' }> & {
  readonly item: Extract<EditorFieldKind, { kind: 'choice' }>
}

/** Returns true for lists that have each of a few values once at most. */
export const isMultiSelectKind = (kind: EditorFieldKind): kind is ChoicesKind =>
  kind.kind === 'list' && kind.unique && kind.item.kind === 'choice'

/** Some of a few values; none of them removes an optional field. */
export function MultiSelectInput(props: FieldInputProps<ChoicesKind>) {
  const { kind, label, value, optional, onChange } = props
  const chosen = (value ?? []) as readonly (string | number)[]
  const set = (one: string | number, on: boolean) => {
    const next = kind.item.values.filter((each) => (each === one ? on : chosen.includes(each)))
    onChange(next.length === 0 && optional ? undefined : next)
  }
  return (
    <Fieldset label={label}>
      <Stack space={4}>
        {kind.item.values.map((one) => (
          <Checkbox
            key={one}
            label={splitCamelCase(String(one))}
            name={`${label} ${one}`}
            checked={chosen.includes(one)}
            onChange={({ target }) => set(one, target.checked)}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
