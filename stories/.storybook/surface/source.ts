import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

export type SyntaxNode = ESTree.Node
export type TypeSyntaxNode = ESTree.TSType

/** A parsed file: its text, declarations and imports. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  /** Top-level declarations by name, exported or not. */
  readonly declared: ReadonlyMap<string, ExportDeclaration>
  /** File and exported name of each import; `*` for a namespace import. */
  readonly imported: ReadonlyMap<string, { readonly path: string; readonly name: string }>
  /** Returns the doc comment of a node as one line. */
  readonly sentenceOf: (node: { readonly start: number }) => string
}

export type ExportDeclaration =
  | ESTree.TSInterfaceDeclaration
  | ESTree.TSTypeAliasDeclaration
  | ESTree.Function
  | ESTree.VariableDeclarator

const sources = new Map<string, { readonly text: string; readonly source: SourceFile }>()

/** Parses a file, cached by its text. */
export function parseFile(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const cached = sources.get(path)
  if (cached?.text === text) return cached.source
  const source = parseSource(path, text)
  sources.set(path, { text, source })
  return source
}

function parseSource(path: string, text: string): SourceFile {
  const { program, comments } = parseSync(path, text)
  const declared = new Map<string, ExportDeclaration>()
  const imported = new Map<string, { path: string; name: string }>()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const { value } = statement.source
      if (!value.startsWith('.')) continue
      const from = join(path, '..', value)
      for (const specifier of statement.specifiers) {
        const name =
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : '*'
        imported.set(specifier.local.name, { path: from, name })
      }
      continue
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (!declaration) continue
    if (declaration.type === 'VariableDeclaration') {
      for (const one of declaration.declarations)
        if (one.id.type === 'Identifier') declared.set(one.id.name, one)
    } else if (
      declaration.type === 'TSInterfaceDeclaration' ||
      declaration.type === 'TSTypeAliasDeclaration' ||
      declaration.type === 'FunctionDeclaration'
    ) {
      if (declaration.id) declared.set(declaration.id.name, declaration)
    }
  }
  const sentenceOf = ({ start }: { readonly start: number }): string => {
    const above = comments.findLast(
      (comment) =>
        comment.type === 'Block' &&
        comment.value.startsWith('*') &&
        comment.end <= start &&
        /^\s*(export\s+(default\s+)?)?$/.test(text.slice(comment.end, start)),
    )
    return (above?.value ?? '')
      .replaceAll(/^\s*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  }
  return { path, text, declared, imported, sentenceOf }
}
