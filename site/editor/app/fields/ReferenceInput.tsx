import { Combobox } from '#design-system'
import type { EditorFieldKind } from '../../api/editorFields.ts'
import { formatConfigValuePath, useReferenceOptions } from '../EditorContext.ts'
import { useEditorTexts } from '../texts/texts.ts'
import type { FieldInputProps } from './fieldInputProps.ts'

type NameInputProps = FieldInputProps<Extract<EditorFieldKind, { kind: 'name' }>>

/** Picker for a figure, a record or another named thing, with its current value. */
export function ReferenceInput({
  kind,
  label,
  help,
  value,
  optional,
  path,
  onChange,
}: NameInputProps) {
  const t = useEditorTexts()
  const names = useReferenceOptions(kind.of)
  const current = typeof value === 'string' ? value : ''
  const known = names.some(({ name }) => name === current)
  const shows = names.find(({ name }) => name === current)?.shows
  const options = names.map(({ name, shows }) => ({
    value: name,
    label: name,
    ...(shows !== undefined && { detail: shows }),
  }))
  return (
    <Combobox
      label={label}
      name={formatConfigValuePath(path)}
      title={help}
      options={known || current === '' ? options : [{ value: current, label: current }, ...options]}
      value={current}
      {...(shows !== undefined && { help: t.shows(shows) })}
      onValueChange={(next) => onChange(next === '' && optional ? undefined : next)}
      toggleLabel={`${t.toggleList}: ${label}`}
      countLabel={t.matches}
      emptyLabel={kind.of === 'figure' ? t.noFigure : t.noMatch}
    />
  )
}
