import type { EditorFieldKind } from '../../api/editorFields.ts'

/** Returns the value of a new field or list item: its required parts, still empty. */
export function createInitialValue(kind: EditorFieldKind): unknown {
  switch (kind.kind) {
    case 'group':
      return Object.fromEntries(
        kind.fields
          .filter(({ optional }) => !optional)
          .map((field) => [field.name, createInitialValue(field)]),
      )
    case 'list':
      return Array.from({ length: kind.min ?? 0 }, () => createInitialValue(kind.item))
    case 'oneOf':
      return kind.shapes[0] && createInitialValue(kind.shapes[0].kind)
    case 'constant':
      return kind.value
    case 'choice':
      return kind.values[0]
    case 'number':
      return kind.min ?? 0
    case 'flag':
      return false
    default:
      return ''
  }
}
