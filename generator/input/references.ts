import { SchemaAST } from 'effect'
import type { ReferenceKind } from '#data/pages/configFields.ts'
import type { JsonFile, JsonPath } from './json.ts'
import { memoize } from '../run/memo.ts'

/** A reference in a config to a message, a picture, a figure, a page or another name. */
export interface ConfigReference {
  readonly kind: ReferenceKind
  readonly value: string
  readonly file: JsonFile
  readonly path: JsonPath
  /** Maximum display width of a picture in CSS px. */
  readonly shownAt?: number
}

/** Collects the references in a value. */
type Collector = (value: unknown, file: JsonFile, path: JsonPath, found: ConfigReference[]) => void

/** Collects the references in a decoded value by the annotations of its schema. */
export function collectReferences(
  ast: SchemaAST.AST,
  value: unknown,
  file: JsonFile,
  path: JsonPath,
  found: ConfigReference[],
): void {
  collectorOf(ast)?.(value, file, path, found)
}

/** Returns the collector for values of a schema; undefined if they contain no references. */
const collectorOf = memoize((ast: SchemaAST.AST): Collector | undefined => {
  const { reference: kind, shownAt } = SchemaAST.resolve(ast) ?? {}
  if (kind)
    return (value, file, path, found) =>
      void (
        typeof value === 'string' &&
        found.push(
          shownAt === undefined
            ? { kind, value, file, path }
            : { kind, value, file, path, shownAt },
        )
      )
  if (SchemaAST.isUnion(ast)) return inUnion(ast)
  if (SchemaAST.isArrays(ast)) return inList(ast)
  return SchemaAST.isObjects(ast) ? inObject(ast) : undefined
})

function inUnion({ types }: SchemaAST.Union): Collector | undefined {
  const members = types.map((ast) => ({ matches: memberTest(ast), collect: collectorOf(ast) }))
  return members.some(({ collect }) => collect)
    ? (value, ...rest) => members.find(({ matches }) => matches(value))?.collect?.(value, ...rest)
    : undefined
}

function inList({ rest: [element] }: SchemaAST.Arrays): Collector | undefined {
  const collect = element && collectorOf(element)
  return (
    collect &&
    ((value, file, path, found) => {
      if (!Array.isArray(value)) return
      let index = 0
      for (const item of value) collect(item, file, path.concat(index++), found)
    })
  )
}

function inObject({ propertySignatures }: SchemaAST.Objects): Collector | undefined {
  const fields = propertySignatures.flatMap(({ name, type }) => {
    const collect = collectorOf(type)
    return collect ? [{ name: String(name), collect }] : []
  })
  if (fields.length === 0) return undefined
  return (value, file, path, found) => {
    if (typeof value !== 'object' || value === null) return
    const object = value as Readonly<Record<string, unknown>>
    for (const { name, collect } of fields) {
      const item = object[name]
      if (item !== undefined) collect(item, file, path.concat(name), found)
    }
  }
}

/** Returns a test for decoded values: true if the value has only fields of the union member. */
function memberTest(ast: SchemaAST.AST): (value: unknown) => boolean {
  if (!SchemaAST.isObjects(ast)) return (value) => typeof value !== 'object'
  const names = new Set(ast.propertySignatures.map(({ name }) => String(name)))
  return (value) =>
    typeof value === 'object' && value !== null && Object.keys(value).every((key) => names.has(key))
}
