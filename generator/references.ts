import { SchemaAST } from 'effect'
import type { ReferenceKind } from '#data/fields.ts'
import type { JsonFile, Path } from './json.ts'

/** A place in a config that names something: a message, a picture, a figure or a page. */
export interface Reference {
  readonly kind: ReferenceKind
  readonly value: string
  readonly file: JsonFile
  readonly path: Path
  /** Of a picture, how many CSS px wide it is shown at most. */
  readonly shownAt?: number
}

type Annotations = NonNullable<ReturnType<typeof SchemaAST.resolve>>

const resolved = new WeakMap<SchemaAST.AST, Annotations>()

function annotationsOf(ast: SchemaAST.AST): Annotations {
  const known = resolved.get(ast)
  if (known) return known
  const annotations = SchemaAST.resolve(ast) ?? {}
  resolved.set(ast, annotations)
  return annotations
}

/** Finds every name in a decoded value by the annotations of its schema. */
export function* references(
  ast: SchemaAST.AST,
  value: unknown,
  file: JsonFile,
  path: Path,
): Generator<Reference, void, undefined> {
  const { reference: kind, shownAt } = annotationsOf(ast)
  if (kind && typeof value === 'string') {
    yield { kind, value, file, path, ...(shownAt !== undefined && { shownAt }) }
    return
  }
  if (SchemaAST.isUnion(ast)) {
    const shape = ast.types.find((type) => fits(type, value))
    if (shape) yield* references(shape, value, file, path)
  } else if (SchemaAST.isArrays(ast) && Array.isArray(value)) {
    const [element] = ast.rest
    if (element)
      for (const [index, item] of value.entries())
        yield* references(element, item, file, [...path, index])
  } else if (SchemaAST.isObjects(ast) && typeof value === 'object' && value !== null) {
    const object = value as Readonly<Record<string, unknown>>
    for (const { name, type } of ast.propertySignatures)
      if (object[String(name)] !== undefined)
        yield* references(type, object[String(name)], file, [...path, String(name)])
  }
}

/** Whether a value, decoded before, has the fields of this shape of a union. */
function fits(ast: SchemaAST.AST, value: unknown): boolean {
  if (!SchemaAST.isObjects(ast)) return typeof value !== 'object'
  if (typeof value !== 'object' || value === null) return false
  const names = new Set(ast.propertySignatures.map(({ name }) => String(name)))
  return Object.keys(value).every((key) => names.has(key))
}
