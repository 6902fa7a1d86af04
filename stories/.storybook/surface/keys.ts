import { type Node, type Source, sourceAt } from './source.ts'

/** Keys of the object behind a name, as `keyof typeof` means it; nothing if code would have to run to know. */
export function keysOf(path: readonly string[], source: Source): readonly string[] | undefined {
  const [name, ...rest] = path
  if (name === undefined) return undefined
  const from = source.imported.get(name)
  if (from) {
    const other = sourceAt(from.path)
    return keysOf(from.name === '*' ? rest : [from.name, ...rest], other)
  }
  const declaration = source.declared.get(name)
  if (declaration?.type !== 'VariableDeclarator') return undefined
  return keysIn(declaration.init, rest, source)
}

function keysIn(
  node: Node | null | undefined,
  rest: readonly string[],
  source: Source,
): readonly string[] | undefined {
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return keysIn(node.expression, rest, source)
    case 'Identifier':
      return keysOf([node.name, ...rest], source)
    case 'MemberExpression': {
      const path = pathOf(node)
      return path && keysOf([...path, ...rest], source)
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
  node: Extract<Node, { type: 'ObjectExpression' }>,
  [next, ...rest]: readonly string[],
  source: Source,
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

/** `a.b.c` as its names. */
function pathOf(node: Node): readonly string[] | undefined {
  if (node.type === 'Identifier') return [node.name]
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined
  const before = pathOf(node.object)
  return before && [...before, node.property.name]
}
