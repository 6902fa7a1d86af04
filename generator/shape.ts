import { SchemaAST } from 'effect'

/** Stands for a value that does not fit, or that cannot be judged here. */
export const misfit = Symbol('misfit')

type Reader = (value: unknown) => unknown

const options: SchemaAST.ParseOptions = { errors: 'all', onExcessProperty: 'error' }
const readers = new WeakMap<SchemaAST.AST, Reader>()

/**
 * Reads a value as its schema would, without telling what is wrong: that costs far more, and most values are right.
 * Kinds of schemas that are not known here fit nothing, so that Effect decides.
 */
export function readerOf(ast: SchemaAST.AST): Reader {
  const known = readers.get(ast)
  if (known) return known
  const reader = checked(ast, plain(ast))
  readers.set(ast, reader)
  return reader
}

const unsure: Reader = () => misfit

function plain(ast: SchemaAST.AST): Reader {
  if (ast.encoding || ('encodingChecks' in ast && ast.encodingChecks)) return unsure
  if (SchemaAST.isUnknown(ast)) return (value) => value
  if (SchemaAST.isString(ast)) return (value) => (typeof value === 'string' ? value : misfit)
  if (SchemaAST.isNumber(ast)) return (value) => (typeof value === 'number' ? value : misfit)
  if (SchemaAST.isBoolean(ast)) return (value) => (typeof value === 'boolean' ? value : misfit)
  if (SchemaAST.isNull(ast)) return (value) => (value === null ? value : misfit)
  if (SchemaAST.isLiteral(ast)) return (value) => (value === ast.literal ? value : misfit)
  if (SchemaAST.isUnion(ast)) return union(ast)
  if (SchemaAST.isArrays(ast)) return list(ast)
  return SchemaAST.isObjects(ast) ? object(ast) : unsure
}

function checked({ checks, ...ast }: SchemaAST.AST, reader: Reader): Reader {
  if (!checks) return reader
  const fits = (check: SchemaAST.Check<unknown>, value: unknown): boolean =>
    check._tag === 'Filter'
      ? check.run(value, ast as SchemaAST.AST, options) === undefined
      : check.checks.every((one) => fits(one, value))
  return (value) => {
    const read = reader(value)
    return read === misfit || checks.every((check) => fits(check, read)) ? read : misfit
  }
}

function union({ types, options: { mode } = {} }: SchemaAST.Union): Reader {
  if (mode === 'oneOf') return unsure
  const all = types.map(readerOf)
  return (value) => {
    for (const reader of all) {
      const read = reader(value)
      if (read !== misfit) return read
    }
    return misfit
  }
}

function list({ elements, rest }: SchemaAST.Arrays): Reader {
  const [type, ...tail] = rest
  if (elements.length > 0 || !type || tail.length > 0) return unsure
  const reader = readerOf(type)
  return (value) => {
    if (!Array.isArray(value)) return misfit
    const all: unknown[] = []
    for (const item of value) {
      const read = reader(item)
      if (read === misfit) return misfit
      all.push(read)
    }
    return all
  }
}

/** Fields come in the order of the schema, those of a record in their own. */
function object({ propertySignatures, indexSignatures }: SchemaAST.Objects): Reader {
  const [index, ...more] = indexSignatures
  const isOpen = index && SchemaAST.isString(index.parameter) && !index.parameter.checks
  if (more.length > 0 || (index && !isOpen) || propertySignatures.length + indexSignatures.length === 0) return unsure // prettier-ignore
  const fields = propertySignatures.map(({ name, type }) => ({
    name: String(name),
    isOptional: type.context?.isOptional ?? false,
    reader: readerOf(type),
  }))
  const names = new Set(fields.map(({ name }) => name))
  const others = index && readerOf(index.type)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit
    const given = value as Readonly<Record<string, unknown>>
    const all: Record<string, unknown> = {}
    const keys = Object.keys(given)
    let left = keys.length
    for (const { name, isOptional, reader } of fields) {
      if (Object.hasOwn(given, name)) {
        const read = reader(given[name])
        if (read === misfit) return misfit
        all[name] = read
        left--
      } else if (!isOptional) return misfit
    }
    if (left === 0) return all
    for (const name of keys) {
      if (names.has(name)) continue
      const read = others ? others(given[name]) : misfit
      if (read === misfit) return misfit
      all[name] = read
    }
    return all
  }
}
