import { SchemaAST } from 'effect'
import type { ReferenceKind } from '#data/fields.ts'
import type { JsonFile, Path } from './json.ts'
import { once } from './keeper.ts'

/** A place in a config that names something: a message, a picture, a figure or a page. */
export interface Reference {
  readonly kind: ReferenceKind
  readonly value: string
  readonly file: JsonFile
  readonly path: Path
  /** Of a picture, how many CSS px wide it is shown at most. */
  readonly shownAt?: number
}

/** Notes the names in a value. */
type Namer = (value: unknown, file: JsonFile, path: Path, found: Reference[]) => void

/** Notes every name in a decoded value by the annotations of its schema. */
export function noteReferences(
  ast: SchemaAST.AST,
  value: unknown,
  file: JsonFile,
  path: Path,
  found: Reference[],
): void {
  namerOf(ast)?.(value, file, path, found)
}

/** What finds the names in values of a schema; none where there are none. */
const namerOf = once((ast: SchemaAST.AST): Namer | undefined => {
  const { reference: kind, shownAt } = SchemaAST.resolve(ast) ?? {}
  if (kind) return (value, file, path, found) => void (typeof value === 'string' && found.push(shownAt === undefined ? { kind, value, file, path } : { kind, value, file, path, shownAt })) // prettier-ignore
  if (SchemaAST.isUnion(ast)) return inUnion(ast)
  if (SchemaAST.isArrays(ast)) return inList(ast)
  return SchemaAST.isObjects(ast) ? inObject(ast) : undefined
})

function inUnion({ types }: SchemaAST.Union): Namer | undefined {
  const shapes = types.map((ast) => ({ fits: fitting(ast), namer: namerOf(ast) }))
  return shapes.some(({ namer }) => namer)
    ? (value, ...where) => shapes.find(({ fits }) => fits(value))?.namer?.(value, ...where)
    : undefined
}

function inList({ rest: [element] }: SchemaAST.Arrays): Namer | undefined {
  const namer = element && namerOf(element)
  return (
    namer &&
    ((value, file, path, found) => {
      if (!Array.isArray(value)) return
      let index = 0
      for (const item of value) namer(item, file, path.concat(index++), found)
    })
  )
}

function inObject({ propertySignatures }: SchemaAST.Objects): Namer | undefined {
  const fields = propertySignatures.flatMap(({ name, type }) => {
    const namer = namerOf(type)
    return namer ? [{ name: String(name), namer }] : []
  })
  if (fields.length === 0) return undefined
  return (value, file, path, found) => {
    if (typeof value !== 'object' || value === null) return
    const object = value as Readonly<Record<string, unknown>>
    for (const { name, namer } of fields) {
      const item = object[name]
      if (item !== undefined) namer(item, file, path.concat(name), found)
    }
  }
}

/** Tells whether a value, decoded before, has the fields of a shape of a union. */
function fitting(ast: SchemaAST.AST): (value: unknown) => boolean {
  if (!SchemaAST.isObjects(ast)) return (value) => typeof value !== 'object'
  const names = new Set(ast.propertySignatures.map(({ name }) => String(name)))
  return (value) =>
    typeof value === 'object' && value !== null && Object.keys(value).every((key) => names.has(key))
}
