import { Select } from '#design-system'
import type { ReactNode } from 'react'
import type { EditorFieldKind } from '../../api/editorFields.ts'
import { formatConfigValuePath } from '../EditorContext.ts'
import { findMatchingUnionMember } from '../state/messageIds.ts'
import { splitCamelCase } from '../texts/splitCamelCase.ts'
import { useEditorTexts } from '../texts/texts.ts'
import type { FieldInputProps } from './fieldInputProps.ts'
import { createInitialValue } from './initialValue.ts'
import * as styles from './fields.css.ts'

interface UnionInputProps extends FieldInputProps<Extract<EditorFieldKind, { kind: 'oneOf' }>> {
  /** Input of its current shape. */
  children: ReactNode
}

/** A value of one of several shapes; another shape starts empty. */
export function UnionInput(props: UnionInputProps) {
  const { kind, label, value, path, onChange, children } = props
  const t = useEditorTexts()
  const shape = findMatchingUnionMember(kind, value)
  return (
    <div className={styles.stack}>
      <Select
        label={t.kindOf(label)}
        name={`${formatConfigValuePath(path)}.kind`}
        options={kind.shapes.map((one) => ({ value: one.label, label: splitCamelCase(one.label) }))}
        value={shape.label}
        onChange={({ target }) => {
          const next = kind.shapes.find((one) => one.label === target.value)
          if (next) onChange(createInitialValue(next.kind))
        }}
      />
      {children}
    </div>
  )
}
