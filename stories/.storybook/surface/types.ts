import { listObjectKeys } from './keys.ts'
import { type SourceFile, parseFile, type TypeSyntaxNode } from './source.ts'

/** A prop of a component. */
export interface ComponentProp {
  readonly name: string
  readonly optional: boolean
  /** Type, or the allowed values of a closed union. */
  readonly type: string
  /** Description from its doc comment. */
  readonly sentence: string
}

/** Lists the props of an object type. */
export function listPropsOfType(
  node: TypeSyntaxNode | undefined,
  source: SourceFile,
): readonly ComponentProp[] {
  switch (node?.type) {
    case 'TSTypeLiteral':
      return members(node.members, source)
    case 'TSParenthesizedType':
      return listPropsOfType(node.typeAnnotation, source)
    case 'TSIntersectionType':
      return mergeByName(node.types.flatMap((type) => listPropsOfType(type, source)))
    case 'TSUnionType':
      return mergeUnion(node.types.map((type) => listPropsOfType(type, source)))
    case 'TSTypeReference':
      return propsOfName(node, source)
    default:
      return []
  }
}

type Reference = Extract<TypeSyntaxNode, { type: 'TSTypeReference' }>

function propsOfName(node: Reference, source: SourceFile): readonly ComponentProp[] {
  const name = node.typeName.type === 'Identifier' ? node.typeName.name : ''
  const [of, names] = node.typeArguments?.params ?? []
  if (name === 'Readonly') return listPropsOfType(of, source)
  if (name === 'Partial')
    return listPropsOfType(of, source).map((prop) => ({ ...prop, optional: true }))
  if (name === 'Pick' || name === 'Omit') {
    const listed = new Set(listStringLiterals(names, source))
    return listPropsOfType(of, source).filter((prop) => listed.has(prop.name) === (name === 'Pick'))
  }
  return listPropsOfNamedType(name, source)
}

/** Lists the props of a named type, declared here or imported. */
export function listPropsOfNamedType(name: string, source: SourceFile): readonly ComponentProp[] {
  const from = source.imported.get(name)
  if (from) return listPropsOfNamedType(from.name, parseFile(from.path))
  const declaration = source.declared.get(name)
  if (declaration?.type === 'TSTypeAliasDeclaration')
    return listPropsOfType(declaration.typeAnnotation, source)
  if (declaration?.type !== 'TSInterfaceDeclaration') return []
  const inherited = declaration.extends.flatMap(({ expression, typeArguments }) =>
    expression.type === 'Identifier'
      ? propsOfName(
          {
            type: 'TSTypeReference',
            typeName: expression,
            typeArguments,
          } as unknown as Reference,
          source,
        )
      : [],
  )
  return mergeByName([...inherited, ...members(declaration.body.body, source)])
}

type Member = Extract<TypeSyntaxNode, { type: 'TSTypeLiteral' }>['members'][number]

const members = (all: readonly Member[], source: SourceFile): readonly ComponentProp[] =>
  all.flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return []
    const { key } = member
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
    return [
      {
        name,
        optional: member.optional,
        type: formatType(member.typeAnnotation?.typeAnnotation, source),
        sentence: source.sentenceOf(member),
      },
    ]
  })

/** Merges props by name; the last one wins. */
const mergeByName = (props: readonly ComponentProp[]): readonly ComponentProp[] => [
  ...new Map(props.map((prop) => [prop.name, prop])).values(),
]

/** Merges the props of a union; a prop that some member lacks is optional. */
function mergeUnion(shapes: readonly (readonly ComponentProp[])[]): readonly ComponentProp[] {
  const names = [...new Set(shapes.flatMap((shape) => shape.map(({ name }) => name)))]
  return names.map((name) => {
    const found = shapes.flatMap((shape) => shape.filter((prop) => prop.name === name))
    const real = found.filter(({ type }) => type !== 'never')
    const parts = real.flatMap(({ type }) => type.split(' | '))
    return {
      name,
      optional: real.length < shapes.length || real.some(({ optional }) => optional),
      type: [...new Set(parts)].join(' | ') || 'never',
      sentence: found.find(({ sentence }) => sentence !== '')?.sentence ?? '',
    }
  })
}

/** Prints a type: closed unions as their values, other types as written. */
export function formatType(node: TypeSyntaxNode | undefined, source: SourceFile): string {
  if (!node) return 'unknown'
  const values = listStringLiterals(node, source)
  if (values.length > 0) return values.map((value) => `'${value}'`).join(' | ')
  if (node.type === 'TSUnionType')
    return node.types
      .filter(({ type }) => type !== 'TSUndefinedKeyword')
      .map((type) => formatType(type, source))
      .join(' | ')
  if (node.type === 'TSParenthesizedType') return formatType(node.typeAnnotation, source)
  if (node.type === 'TSIndexedAccessType') {
    const [name] = listStringLiterals(node.indexType, source)
    const prop = listPropsOfType(node.objectType, source).find((one) => one.name === name)
    if (prop) return prop.type
  }
  return source.text.slice(node.start, node.end).replaceAll(/\s+/g, ' ')
}

/** Lists the values of a string literal union; empty for other types. */
export function listStringLiterals(
  node: TypeSyntaxNode | undefined,
  source: SourceFile,
): readonly string[] {
  switch (node?.type) {
    case 'TSLiteralType':
      return node.literal.type === 'Literal' && typeof node.literal.value === 'string'
        ? [node.literal.value]
        : []
    case 'TSUnionType': {
      const parts = node.types.filter(({ type }) => type !== 'TSUndefinedKeyword')
      const values = parts.map((type) => listStringLiterals(type, source))
      return values.every(({ length }) => length > 0) ? values.flat() : []
    }
    case 'TSTypeOperator': {
      const { operator, typeAnnotation } = node
      if (operator !== 'keyof' || typeAnnotation.type !== 'TSTypeQuery') return []
      const written = source.text.slice(typeAnnotation.exprName.start, typeAnnotation.exprName.end)
      return listObjectKeys(written.split('.'), source) ?? []
    }
    case 'TSTypeReference':
      return node.typeName.type === 'Identifier' ? literalsOf(node.typeName.name, source) : []
    default:
      return []
  }
}

function literalsOf(name: string, source: SourceFile): readonly string[] {
  const from = source.imported.get(name)
  if (from) return literalsOf(from.name, parseFile(from.path))
  const declaration = source.declared.get(name)
  return declaration?.type === 'TSTypeAliasDeclaration'
    ? listStringLiterals(declaration.typeAnnotation, source)
    : []
}
