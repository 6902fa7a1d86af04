import { type Schema, SchemaAST } from 'effect'
import { isMessageReferenceKind } from '#data/pages/configFields.ts'
import { utcMomentPattern } from '#data/pages/schedule.ts'
import type { EditorField, EditorFieldKind } from '../../api/editorFields.ts'

/** Limits of the checks of a schema, as far as a form needs them. */
interface Limits {
  readonly min?: number
  readonly max?: number
  readonly isWhole: boolean
  readonly isUnique: boolean
  readonly pattern?: string
}

/** Returns the form fields of a struct schema; throws an error for a schema without a form. */
export function createEditorFields(schema: Schema.Constraint): readonly EditorField[] {
  const kind = kindOf(schema.ast, 'schema')
  if (kind.kind !== 'group') throw new Error('Only a struct has form fields')
  return kind.fields
}

function kindOf(ast: SchemaAST.AST, place: string): EditorFieldKind {
  const { reference, shownAt, default: usual } = SchemaAST.resolve(ast) ?? {}
  if (isMessageReferenceKind(reference)) return { kind: 'words', heading: reference === 'heading' }
  // Old addresses are no longer among those of the site.
  if (reference && reference !== 'oldPath') {
    const of = reference === 'operatorWords' ? 'operator' : reference
    return { kind: 'name', of, free: of === 'link', ...(shownAt !== undefined && { shownAt }) }
  }
  if (SchemaAST.isBoolean(ast)) return { kind: 'flag' }
  if (SchemaAST.isLiteral(ast)) return { kind: 'constant', value: plain(ast.literal) }
  if (SchemaAST.isUnion(ast)) return unionKind(ast, usual, place)
  const { min, max, isWhole, isUnique, pattern } = limitsOf(ast)
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  if (pattern === utcMomentPattern.source) return { kind: 'moment' }
  if (SchemaAST.isString(ast)) return { kind: 'text', ...(pattern !== undefined && { pattern }) }
  if (SchemaAST.isNumber(ast)) return { kind: 'number', whole: isWhole, ...range }
  if (SchemaAST.isArrays(ast) && ast.elements.length === 0 && ast.rest[0])
    return { kind: 'list', item: kindOf(ast.rest[0], `${place}[]`), unique: isUnique, ...range }
  if (SchemaAST.isObjects(ast) && ast.indexSignatures.length === 0)
    return { kind: 'group', fields: ast.propertySignatures.map((field) => fieldOf(field, place)) }
  throw new Error(`${place} has no form: ${ast._tag}`)
}

function fieldOf({ name, type }: SchemaAST.PropertySignature, place: string): EditorField {
  // Annotations made before a check are only on the schema itself.
  const { description = type.annotations?.['description'] } = SchemaAST.resolve(type) ?? {}
  return {
    name: String(name),
    optional: SchemaAST.isOptional(type),
    description: typeof description === 'string' ? description : '',
    ...kindOf(type, `${place}.${String(name)}`),
  }
}

function unionKind({ types }: SchemaAST.Union, usual: unknown, place: string): EditorFieldKind {
  if (types.every((type) => SchemaAST.isLiteral(type))) {
    const values = types.map((type) => plain(type.literal) as string)
    return { kind: 'choice', values, ...(usual !== undefined && { usual: usual as string }) }
  }
  const shapes = types.map((type, index) => {
    const kind = kindOf(type, `${place}|${index}`)
    const label =
      kind.kind === 'group' ? kind.fields.map(({ name }) => name).join(' + ') : kind.kind
    return { label, kind }
  })
  return { kind: 'oneOf', shapes }
}

/** Reads the limits from the annotations of the checks, in which Effect stores their JSON Schema. */
function limitsOf({ checks }: SchemaAST.AST): Limits {
  const found = (checks ?? []).flatMap(({ annotations }) => {
    const { id, payload } = (annotations?.['representation'] ?? {}) as Representation
    return id === undefined ? [] : [{ id: id.replace('effect/schema/', ''), ...payload }]
  })
  const all = Object.assign({}, ...found) as NonNullable<Representation['payload']>
  const min = all.minLength ?? all.minimum
  const max = all.maxLength ?? all.maximum
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    isWhole: found.some(({ id }) => id === 'isInt'),
    isUnique: found.some(({ id }) => id === 'isUnique'),
    ...(all.source !== undefined && { pattern: all.source }),
  }
}

interface Representation {
  readonly id?: string
  readonly payload?: {
    readonly minLength?: number
    readonly maxLength?: number
    readonly minimum?: number
    readonly maximum?: number
    readonly source?: string
  } | null
}

const plain = (literal: SchemaAST.LiteralValue): string | number | boolean =>
  typeof literal === 'bigint' ? Number(literal) : literal
