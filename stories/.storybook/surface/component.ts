import { type SyntaxNode, type SourceFile, parseFile } from './source.ts'
import { type ComponentProp, listPropsOfType } from './types.ts'

/** Documentation of a component extracted from its source. */
export interface ComponentSource {
  /** Description from its doc comment. */
  readonly sentence: string
  readonly props: readonly (ComponentProp & { readonly usual: string | undefined })[]
  /** Elements whose attributes are props, too: `NativeProps<'input'>`. */
  readonly elements: readonly string[]
}

/** Reads a component by file and name; undefined if the name is not a function declaration. */
export function parseComponentSource(path: string, name: string): ComponentSource | undefined {
  const source = parseFile(path)
  const declaration = source.declared.get(name)
  if (declaration?.type !== 'FunctionDeclaration') return undefined
  const [parameter] = declaration.params
  const annotation =
    parameter && 'typeAnnotation' in parameter
      ? parameter.typeAnnotation?.typeAnnotation
      : undefined
  const usual = new Map([
    ...defaultsIn(parameter, source),
    ...(declaration.body?.body ?? []).flatMap((statement) =>
      statement.type === 'VariableDeclaration'
        ? statement.declarations.flatMap(({ id }) => defaultsIn(id, source))
        : [],
    ),
  ])
  return {
    sentence: source.sentenceOf(declaration),
    props: listPropsOfType(annotation, source).map((prop) => ({
      ...prop,
      usual: usual.get(prop.name),
    })),
    elements: [
      ...new Set(
        Array.from(source.text.matchAll(/NativeProps<\s*'(\w+)'/g), ([, tag = '']) => tag),
      ),
    ],
  }
}

/** Extracts default values from a destructuring pattern: `{ size = 'medium' }`. */
function defaultsIn(
  pattern: SyntaxNode | undefined,
  source: SourceFile,
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
