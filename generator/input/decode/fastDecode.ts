import { SchemaAST } from 'effect'

/** Result for a value that is invalid or that this decoder does not support. */
export const decodeFailure = Symbol('misfit')

type FastDecoder = (value: unknown) => unknown

const options: SchemaAST.ParseOptions = { errors: 'all', onExcessProperty: 'error' }
const decoders = new WeakMap<SchemaAST.AST, FastDecoder>()

/**
 * Returns a decoder that does not collect issues, which is much faster for valid values.
 * Unsupported kinds of schemas always give `misfit`, so that Effect decodes the value.
 */
export function createFastDecoder(ast: SchemaAST.AST): FastDecoder {
  const cached = decoders.get(ast)
  if (cached) return cached
  const decoder = withChecks(ast, withoutChecks(ast))
  decoders.set(ast, decoder)
  return decoder
}

const unsupported: FastDecoder = () => decodeFailure

function withoutChecks(ast: SchemaAST.AST): FastDecoder {
  if (ast.encoding || ('encodingChecks' in ast && ast.encodingChecks)) return unsupported
  if (SchemaAST.isUnknown(ast)) return (value) => value
  if (SchemaAST.isString(ast)) return (value) => (typeof value === 'string' ? value : decodeFailure)
  if (SchemaAST.isNumber(ast)) return (value) => (typeof value === 'number' ? value : decodeFailure)
  if (SchemaAST.isBoolean(ast))
    return (value) => (typeof value === 'boolean' ? value : decodeFailure)
  if (SchemaAST.isNull(ast)) return (value) => (value === null ? value : decodeFailure)
  if (SchemaAST.isLiteral(ast)) return (value) => (value === ast.literal ? value : decodeFailure)
  if (SchemaAST.isUnion(ast)) return union(ast)
  if (SchemaAST.isArrays(ast)) return list(ast)
  return SchemaAST.isObjects(ast) ? object(ast) : unsupported
}

function withChecks({ checks, ...ast }: SchemaAST.AST, decoder: FastDecoder): FastDecoder {
  if (!checks) return decoder
  const passes = (check: SchemaAST.Check<unknown>, value: unknown): boolean =>
    check._tag === 'Filter'
      ? check.run(value, ast as SchemaAST.AST, options) === undefined
      : check.checks.every((inner) => passes(inner, value))
  return (value) => {
    const decoded = decoder(value)
    return decoded === decodeFailure || checks.every((check) => passes(check, decoded))
      ? decoded
      : decodeFailure
  }
}

function union({ types, options: { mode } = {} }: SchemaAST.Union): FastDecoder {
  if (mode === 'oneOf') return unsupported
  const all = types.map(createFastDecoder)
  return (value) => {
    for (const decoder of all) {
      const decoded = decoder(value)
      if (decoded !== decodeFailure) return decoded
    }
    return decodeFailure
  }
}

function list({ elements, rest }: SchemaAST.Arrays): FastDecoder {
  const [type, ...tail] = rest
  if (elements.length > 0 || !type || tail.length > 0) return unsupported
  const decoder = createFastDecoder(type)
  return (value) => {
    if (!Array.isArray(value)) return decodeFailure
    const all: unknown[] = []
    for (const item of value) {
      const decoded = decoder(item)
      if (decoded === decodeFailure) return decodeFailure
      all.push(decoded)
    }
    return all
  }
}

/** Decodes the fields of a struct in the order of the schema, those of a record in the order of the value. */
function object({ propertySignatures, indexSignatures }: SchemaAST.Objects): FastDecoder {
  const [index, ...more] = indexSignatures
  const isOpen = index && SchemaAST.isString(index.parameter) && !index.parameter.checks
  if (
    more.length > 0 ||
    (index && !isOpen) ||
    propertySignatures.length + indexSignatures.length === 0
  )
    return unsupported
  const fields = propertySignatures.map(({ name, type }) => ({
    name: String(name),
    isOptional: type.context?.isOptional ?? false,
    decoder: createFastDecoder(type),
  }))
  const names = new Set(fields.map(({ name }) => name))
  const others = index && createFastDecoder(index.type)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return decodeFailure
    const input = value as Readonly<Record<string, unknown>>
    const all: Record<string, unknown> = {}
    const keys = Object.keys(input)
    let remaining = keys.length
    for (const { name, isOptional, decoder } of fields) {
      if (Object.hasOwn(input, name)) {
        const decoded = decoder(input[name])
        if (decoded === decodeFailure) return decodeFailure
        all[name] = decoded
        remaining--
      } else if (!isOptional) return decodeFailure
    }
    if (remaining === 0) return all
    for (const name of keys) {
      if (names.has(name)) continue
      const decoded = others ? others(input[name]) : decodeFailure
      if (decoded === decodeFailure) return decodeFailure
      all[name] = decoded
    }
    return all
  }
}
