import type { EditorField, EditorFieldKind } from '../../api/editorFields.ts'
import type { ConfigValuePath } from './pageDocument.ts'
import { toTextOrEmpty } from './texts.ts'

/** Message of a config with its place. */
export interface MessageInConfig {
  readonly id: string
  readonly path: ConfigValuePath
}

/** Value of a field that holds no other fields, with its place. */
interface Leaf {
  readonly kind: EditorFieldKind
  readonly value: unknown
  readonly path: ConfigValuePath
}

/** Lists the values of a section or of page fields, in the order of the fields. */
export const listLeafValues = (
  fields: readonly EditorField[],
  value: unknown,
  path: ConfigValuePath = [],
): readonly Leaf[] =>
  fields.flatMap((field) =>
    leavesOfKind(field, (value as Readonly<Record<string, unknown>> | undefined)?.[field.name], [
      ...path,
      field.name,
    ]),
  )

function leavesOfKind(
  kind: EditorFieldKind,
  value: unknown,
  path: ConfigValuePath,
): readonly Leaf[] {
  if (value === undefined) return []
  switch (kind.kind) {
    case 'group':
      return listLeafValues(kind.fields, value, path)
    case 'list':
      return (value as readonly unknown[]).flatMap((item, index) =>
        leavesOfKind(kind.item, item, [...path, index]),
      )
    case 'oneOf':
      return leavesOfKind(findMatchingUnionMember(kind, value).kind, value, path)
    default:
      return [{ kind, value, path }]
  }
}

/** Lists the messages of a section or of page fields, in the order of the fields. */
export const listMessagePlaces = (
  fields: readonly EditorField[],
  value: unknown,
  path: ConfigValuePath = [],
): readonly MessageInConfig[] =>
  listLeafValues(fields, value, path).flatMap((leaf) => {
    const name = toTextOrEmpty(leaf.value)
    if (name === '') return []
    if (leaf.kind.kind === 'words') return { id: name, path: leaf.path }
    return leaf.kind.kind === 'name' && leaf.kind.of === 'picture'
      ? { id: `picture.${name}.alt`, path: leaf.path }
      : []
  })

/** Returns the shape of a value: the first whose required fields it has. */
export function findMatchingUnionMember(
  kind: Extract<EditorFieldKind, { kind: 'oneOf' }>,
  value: unknown,
) {
  const keys = new Set(Object.keys(value ?? {}))
  const fitting = kind.shapes.find(
    ({ kind: shape }) =>
      shape.kind === 'group' &&
      shape.fields.every((field) => field.optional || keys.has(field.name)) &&
      [...keys].every((key) => shape.fields.some((field) => field.name === key)),
  )
  const [first] = kind.shapes
  if (!first) throw new Error('A union without shapes')
  return fitting ?? first
}
