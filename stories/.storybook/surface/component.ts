import { type Node, type Source, sourceAt } from './source.ts'
import { type Prop, propsOf } from './types.ts'

/** What is known of a component from its source. */
export interface ComponentSource {
  /** The sentence above it. */
  readonly sentence: string
  readonly props: readonly (Prop & { readonly usual: string | undefined })[]
}

/** Reads a component by its file and name; nothing if the name is no function. */
export function readComponent(path: string, name: string): ComponentSource | undefined {
  const source = sourceAt(path)
  const declaration = source.declared.get(name)
  if (declaration?.type !== 'FunctionDeclaration') return undefined
  const [parameter] = declaration.params
  const annotation =
    parameter && 'typeAnnotation' in parameter
      ? parameter.typeAnnotation?.typeAnnotation
      : undefined
  const usual = new Map([
    ...usualIn(parameter, source),
    ...(declaration.body?.body ?? []).flatMap((statement) =>
      statement.type === 'VariableDeclaration'
        ? statement.declarations.flatMap(({ id }) => usualIn(id, source))
        : [],
    ),
  ])
  return {
    sentence: source.sentenceOf(declaration),
    props: propsOf(annotation, source).map((prop) => ({ ...prop, usual: usual.get(prop.name) })),
  }
}

/** Values that props have where nothing is given: `{ size = 'medium' }`. */
function usualIn(
  pattern: Node | undefined,
  source: Source,
): readonly (readonly [string, string])[] {
  if (pattern?.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    const { key, value } = property
    return value.type === 'AssignmentPattern'
      ? [[key.name, source.text.slice(value.right.start, value.right.end)] as const]
      : []
  })
}
