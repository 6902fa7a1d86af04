import { type SyntaxNode, type SourceFile, parseFile } from './source.ts'

/** Lists the keys of the object with the given name, as in `keyof typeof`; undefined if they are not static. */
export function listObjectKeys(
  path: readonly string[],
  source: SourceFile,
): readonly string[] | undefined {
  const [name, ...rest] = path
  if (name === undefined) return undefined
  const from = source.imported.get(name)
  if (from) {
    const other = parseFile(from.path)
    return listObjectKeys(from.name === '*' ? rest : [from.name, ...rest], other)
  }
  const declaration = source.declared.get(name)
  if (declaration?.type !== 'VariableDeclarator') return undefined
  return keysIn(declaration.init, rest, source)
}

function keysIn(
  node: SyntaxNode | null | undefined,
  rest: readonly string[],
  source: SourceFile,
): readonly string[] | undefined {
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return keysIn(node.expression, rest, source)
    case 'Identifier':
      return listObjectKeys([node.name, ...rest], source)
    case 'MemberExpression': {
      const path = pathOf(node)
      return path && listObjectKeys([...path, ...rest], source)
    }
    // styleVariants(record), createGlobalThemeContract(record), Object.freeze(record)
    case 'CallExpression':
      return keysIn(node.arguments[0], rest, source)
    case 'ObjectExpression':
      return keysOfObject(node, rest, source)
    default:
      return undefined
  }
}

function keysOfObject(
  node: Extract<SyntaxNode, { type: 'ObjectExpression' }>,
  [next, ...rest]: readonly string[],
  source: SourceFile,
): readonly string[] | undefined {
  const keys: string[] = []
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const more = keysIn(property.argument, [], source)
      if (!more) return undefined
      keys.push(...more)
      continue
    }
    const { key } = property
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    if (name === undefined) return undefined
    if (name === next) return keysIn(property.value, rest, source)
    keys.push(name)
  }
  return next === undefined ? keys : undefined
}

/** Splits `a.b.c` into its names. */
function pathOf(node: SyntaxNode): readonly string[] | undefined {
  if (node.type === 'Identifier') return [node.name]
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined
  const before = pathOf(node.object)
  return before && [...before, node.property.name]
}
