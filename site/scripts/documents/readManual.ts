import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPlainText, type RichTextElement, type RichText } from '#data/content/richText.ts'
import { parseMarkdown } from '#generator/markdown/markdown.ts'
import type { ProductDocumentKind, DocumentLanguage } from '#data/products/productDocuments.ts'
import { type DiagramName, diagramNames } from '#data/diagrams/diagrams.ts'
import type { DiagramDrawing, DrawingLayout } from '#data/diagrams/drawing.ts'

/** Text of a paragraph with strong parts. */
export type StyledTextSpans = readonly { readonly text: string; readonly strong?: boolean }[]

/** Levels of safety notices (ANSI Z535 signal words). */
export const safetySignalWords = ['danger', 'warning', 'caution', 'note'] as const
export type SafetySignalWord = (typeof safetySignalWords)[number]

/** Diagram that manuals share with pages, drawn with the texts of a language. */
export interface ManualDiagramFigure {
  readonly drawing: DiagramDrawing
  readonly layout: DrawingLayout
  readonly alt: string
}

/** Block of a manual. */
export type ManualBlock =
  | { readonly kind: 'chapter' | 'section' | 'part'; readonly title: string }
  | { readonly kind: 'paragraph'; readonly words: StyledTextSpans }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly StyledTextSpans[] }
  | { readonly kind: 'signal'; readonly signal: SafetySignalWord; readonly words: StyledTextSpans }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'figure'; readonly figure: ManualDiagramFigure }
  | { readonly kind: 'insert'; readonly name: ManualInsertName }

/** Names of blocks that are generated from the product record; `[name]` in a text inserts one. */
export const manualInsertNames = [
  'overview',
  'dimensions',
  'specification',
  'box',
  'compatible',
] as const
export type ManualInsertName = (typeof manualInsertNames)[number]

/** Folder of the manuals' texts, relative to the project root. */
const manualsFolder = 'pages-config/manuals'

/** Error in the text of a manual. */
class ManualError extends Error {}

/** Reads and parses a manual; `{> name}` includes a shared chapter, `{name}` inserts a value, `[diagram name]` a diagram. */
export function readManual(
  top: string,
  family: string,
  kind: Exclude<ProductDocumentKind, 'datasheet'>,
  language: DocumentLanguage,
  value: (name: string) => string | undefined,
  draw: (name: DiagramName) => ManualDiagramFigure,
): readonly ManualBlock[] {
  const read = (path: string): string => {
    const name = `${manualsFolder}/${path}.${language}.md`
    const text = readFileSync(join(top, name), 'utf8')
    const filled = text.replaceAll(/\{([A-Za-z0-9-]+)\}/g, (_, word: string) => {
      const known = value(word)
      if (known === undefined)
        throw new ManualError(`${name}: "{${word}}" is neither a figure nor a word of the product.`)
      return known
    })
    return filled.replaceAll(/^\{> ([a-z-]+)\}$/gm, (_, part: string) => read(`shared/${part}`))
  }
  const tree = parseMarkdown(read(`${family}/${kind}`), language, () => undefined)
  return tree.flatMap((node) => (typeof node === 'string' ? [] : blockOf(node, draw)))
}

const headingKinds: ReadonlyMap<string, 'chapter' | 'section' | 'part'> = new Map([
  ['h2', 'chapter'],
  ['h3', 'section'],
  ['h4', 'part'],
])

function blockOf(
  node: RichTextElement,
  draw: (name: DiagramName) => ManualDiagramFigure,
): readonly ManualBlock[] {
  const { tag, children = [] } = node
  const words = getPlainText(children).trim()
  const kind = headingKinds.get(tag)
  if (kind) return [{ kind, title: words }]
  if (tag === 'ul' || tag === 'ol')
    return [
      {
        kind: 'list',
        ordered: tag === 'ol',
        items: elements(children).map((item) => spans(item.children ?? [])),
      },
    ]
  if (tag === 'table') return [{ kind: 'table', rows: rowsOf(children) }]
  if (tag === 'blockquote') return [signalOf(spans(children))]
  const diagram = diagramNames.find((known) => words === `[diagram ${known}]`)
  if (diagram) return [{ kind: 'figure', figure: draw(diagram) }]
  const name = manualInsertNames.find((insert) => words === `[${insert}]`)
  return [name ? { kind: 'insert', name } : { kind: 'paragraph', words: spans(children) }]
}

const elements = (nodes: RichText): readonly RichTextElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : node))

function spans(nodes: RichText, strong = false): StyledTextSpans {
  return nodes.flatMap((node) => {
    if (typeof node === 'string')
      return node === '' ? [] : [{ text: node.replaceAll('\n', ' '), strong }]
    return spans(node.children ?? [], strong || node.tag === 'strong' || node.tag === 'b')
  })
}

function signalOf(words: StyledTextSpans): ManualBlock {
  const [first = { text: '' }, ...rest] = words
  const [, name, text = ''] = /^(\w+): (.*)$/s.exec(first.text.trimStart()) ?? []
  const signal = safetySignalWords.find((known) => known === name)
  if (signal === undefined)
    throw new ManualError(`"${first.text}" does not begin with ${safetySignalWords.join(', ')}.`)
  return { kind: 'signal', signal, words: [{ text }, ...rest] }
}

const rowsOf = (children: RichText): readonly (readonly string[])[] =>
  elements(children).flatMap((part) =>
    part.tag === 'tr'
      ? [elements(part.children ?? []).map((cell) => getPlainText(cell.children ?? []))]
      : rowsOf(part.children ?? []),
  )
