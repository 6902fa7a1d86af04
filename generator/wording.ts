import { SchemaAST, SchemaIssue } from 'effect'
import type { Path } from './json.ts'

/** A value as an author recognizes it. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return 'A list'
  if (typeof value === 'object' && value !== null) return 'An object'
  const text = JSON.stringify(value) ?? 'Nothing'
  return text.length > 80 ? `${text.slice(0, 77)}…"` : text
}

/** The value at a path of a larger one. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    root,
  )

/** The fields of an object's schema; of a union, those of every shape. */
export function fieldsOf(ast: SchemaAST.AST): ReadonlyMap<string, SchemaAST.AST> {
  if (SchemaAST.isUnion(ast)) return new Map(ast.types.flatMap((type) => [...fieldsOf(type)]))
  if (!SchemaAST.isObjects(ast)) return new Map()
  return new Map(ast.propertySignatures.map(({ name, type }) => [String(name), type]))
}

/** Names of the fields that may not be left out. */
export const requiredOf = (ast: SchemaAST.AST): ReadonlySet<string> =>
  new Set([...fieldsOf(ast)].flatMap(([name, type]) => (type.context?.isOptional ? [] : [name])))

/** Values of a closed list, or none if the schema is something else. */
export function literalsOf(ast: SchemaAST.AST): readonly SchemaAST.LiteralValue[] {
  if (SchemaAST.isLiteral(ast)) return [ast.literal]
  return SchemaAST.isUnion(ast) ? ast.types.flatMap(literalsOf) : []
}

/** What kind of value a schema takes, with its article. */
export function article(ast: SchemaAST.AST): string {
  const literals = literalsOf(ast).map((literal) => JSON.stringify(literal))
  if (literals.length === 1) return String(literals[0])
  if (literals.length > 1) return `one of ${literals.join(', ')}`
  if (SchemaAST.isString(ast)) return 'a text in double quotes'
  if (SchemaAST.isNumber(ast)) return 'a number'
  if (SchemaAST.isBoolean(ast)) return 'true or false'
  if (SchemaAST.isArrays(ast)) return 'a list in [ ]'
  const fields = [...fieldsOf(ast).keys()]
  return fields.length > 0 ? `an object with ${fields.join(', ')}` : 'another value'
}

/** What belongs here, from the description in the schema. */
export function expectation(ast: SchemaAST.AST): string {
  // What stands before a check is not among what the check says.
  const description = SchemaAST.resolve(ast)?.description ?? ast.annotations?.['description']
  if (typeof description === 'string') return `${description.replace(/\.$/, '')}.`
  return `Write ${article(ast)}.`
}

/** What a value that breaks a check is told: `100 is not between 1 and 50.` */
export function complaint(issue: SchemaIssue.Filter, value: unknown): string {
  const { representation } = issue.filter.annotations ?? {}
  const { id, payload } = (representation ?? {}) as { id?: string; payload?: unknown }
  const limits = (payload ?? {}) as Readonly<Record<string, number>>
  const count = Array.isArray(value) ? `${value.length} entries` : quote(value)
  switch (id?.replace('effect/schema/', '')) {
    case 'isMinLength':
      return Array.isArray(value)
        ? `${count} are too few: at least ${limits['minLength']}.`
        : 'The text is empty.'
    case 'isMaxLength':
      return `${count} are too many: at most ${limits['maxLength']}.`
    case 'isBetween':
      return `${quote(value)} is not between ${limits['minimum']} and ${limits['maximum']}.`
    case 'isUnique':
      return 'An entry stands twice.'
    case 'isInt':
      return `${quote(value)} is not a whole number.`
    default: {
      const told = SchemaIssue.defaultCheckHook(issue) ?? 'it has the wrong form'
      return `${typeof value === 'object' ? 'This' : quote(value)} does not fit: ${told}.`
    }
  }
}
