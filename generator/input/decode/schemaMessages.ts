import { SchemaAST, SchemaIssue } from 'effect'
import { isMessageReferenceKind } from '#data/pages/configFields.ts'
import type { JsonPath } from '../json.ts'

/** Formats a value for a problem message. */
export function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return 'A list'
  if (typeof value === 'object' && value !== null) return 'An object'
  const text = JSON.stringify(value) ?? 'Nothing'
  return text.length > 80 ? `${text.slice(0, 77)}…"` : text
}

/** Returns the value at a path. */
export const getValueAtPath = (root: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    root,
  )

/** Returns the fields of a struct schema; of a union, those of all members. */
export function listSchemaFields(ast: SchemaAST.AST): ReadonlyMap<string, SchemaAST.AST> {
  if (SchemaAST.isUnion(ast))
    return new Map(ast.types.flatMap((type) => [...listSchemaFields(type)]))
  if (!SchemaAST.isObjects(ast)) return new Map()
  return new Map(ast.propertySignatures.map(({ name, type }) => [String(name), type]))
}

/** Returns the names of required fields. */
export const listRequiredFields = (ast: SchemaAST.AST): ReadonlySet<string> =>
  new Set(
    [...listSchemaFields(ast)].flatMap(([name, type]) => (type.context?.isOptional ? [] : [name])),
  )

/** Returns the values of an enumeration; none for other schemas. */
export function listSchemaLiterals(ast: SchemaAST.AST): readonly SchemaAST.LiteralValue[] {
  if (SchemaAST.isLiteral(ast)) return [ast.literal]
  return SchemaAST.isUnion(ast) ? ast.types.flatMap(listSchemaLiterals) : []
}

/** Describes the kind of value that a schema accepts, with its article. */
export function describeValueKind(ast: SchemaAST.AST): string {
  const literals = listSchemaLiterals(ast).map((literal) => JSON.stringify(literal))
  if (literals.length === 1) return String(literals[0])
  if (literals.length > 1) return `one of ${literals.join(', ')}`
  if (SchemaAST.isString(ast)) return 'a text in double quotes'
  if (SchemaAST.isNumber(ast)) return 'a number'
  if (SchemaAST.isBoolean(ast)) return 'true or false'
  if (SchemaAST.isArrays(ast)) return 'a list in [ ]'
  const fields = [...listSchemaFields(ast).keys()]
  return fields.length > 0 ? `an object with ${fields.join(', ')}` : 'another value'
}

/** Describes the expected value by the description of the schema. */
export function describeExpectedValue(ast: SchemaAST.AST): string {
  // Annotations made before a check are only on the schema itself.
  const description = SchemaAST.resolve(ast)?.description ?? ast.annotations?.['description']
  if (typeof description === 'string') return `${description.replace(/\.$/, '')}.`
  return `Write ${describeValueKind(ast)}.`
}

/** Explains a text that is not a valid message id or link; undefined for other fields. */
export function describeInvalidReference(
  ast: SchemaAST.AST,
  value: unknown,
): { readonly what: string; readonly fix: string } | undefined {
  const kind = SchemaAST.resolve(ast)?.reference ?? ast.annotations?.['reference']
  if (typeof value !== 'string' || value === '') return undefined
  if (isMessageReferenceKind(kind))
    return {
      what: `${quoteValue(value)} is not the id of a message.`,
      fix: 'Write an id here, e.g. page.about-us.hero.title, and the words in messages/en.json under this id.',
    }
  if (kind !== 'link') return undefined
  const link = linkFrom(value)
  return {
    what: `${quoteValue(value)} is not a link.`,
    fix: link
      ? `Write "${link}".`
      : 'Write the unprefixed path of a page (/about-us), #anchor on this page, or an https, mailto or tel address.',
  }
}

/** Guesses the intended link from an invalid one. */
function linkFrom(value: string): string | undefined {
  const text = value.trim().replaceAll('\\', '/')
  if (/\s/.test(text)) return undefined
  if (/^http:\/\/./i.test(text)) return text.replace(/^http:/i, 'https:')
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^\+[\d-]{6,}$/.test(text)) return `tel:${text}`
  if (/^(\/\/)?([a-z0-9-]+\.)+[a-z]{2,}(\/.*)?$/i.test(text))
    return `https://${text.replace(/^\/\//, '')}`
  return /^[a-z0-9-]+(\/[a-z0-9-]+)*\/?([?#].*)?$/i.test(text) ? `/${text}` : undefined
}

/** Explains a failed check: `100 is not between 1 and 50.` */
export function describeViolation(issue: SchemaIssue.Filter, value: unknown): string {
  const { representation } = issue.filter.annotations ?? {}
  const { id, payload } = (representation ?? {}) as { id?: string; payload?: unknown }
  const limits = (payload ?? {}) as Readonly<Record<string, number>>
  const count = Array.isArray(value) ? `${value.length} entries` : quoteValue(value)
  switch (id?.replace('effect/schema/', '')) {
    case 'isMinLength':
      return Array.isArray(value)
        ? `${count} are too few: at least ${limits['minLength']}.`
        : 'The text is empty.'
    case 'isMaxLength':
      return `${count} are too many: at most ${limits['maxLength']}.`
    case 'isBetween':
      return `${quoteValue(value)} is not between ${limits['minimum']} and ${limits['maximum']}.`
    case 'isUnique':
      return 'An entry stands twice.'
    case 'isInt':
      return `${quoteValue(value)} is not a whole number.`
    default: {
      const message = SchemaIssue.defaultCheckHook(issue) ?? 'it has the wrong form'
      return `${typeof value === 'object' ? 'This' : quoteValue(value)} does not fit: ${message}.`
    }
  }
}
