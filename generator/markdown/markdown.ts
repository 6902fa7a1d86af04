import MarkdownIt, { type Token } from 'markdown-it'
import type { MessageCatalogueName } from '#data/locale/locales.ts'
import type { RichText } from '#data/content/richText.ts'
import { tokenizeHtml } from './html.ts'
import { RichTextBuilder } from './richTextBuilder.ts'
import { joinNumbersToUnits } from './typography.ts'

/** Resolves a placeholder in braces to its text; `missing` marks a value that is still to be provided. */
export type ResolvePlaceholder = (
  name: string,
) => { readonly text: string; readonly missing: boolean } | undefined

const quotationMarks: Readonly<Partial<Record<MessageCatalogueName, string>>> & {
  readonly en: string
} = {
  en: '“”‘’',
  au: '‘’“”',
  cn: '“”‘’',
  de: '„“‚‘',
}

function createParser(marks: string) {
  const parser = new MarkdownIt({
    html: true,
    linkify: true,
    typographer: true,
    breaks: true,
    quotes: marks,
  })
  parser.linkify.set({ fuzzyLink: true, fuzzyEmail: true })
  return parser
}

const parsers = new Map(
  Object.entries(quotationMarks).map(([catalogue, marks]) => [catalogue, createParser(marks)]),
)

/**
 * Parses Markdown with embedded HTML, links addresses, applies typographic quotes, and keeps only allowed elements.
 * A heading `## Title {#name}` gets that anchor, other headings a numbered one.
 */
export function parseMarkdown(
  markdown: string,
  catalogue: MessageCatalogueName,
  fill: ResolvePlaceholder,
): RichText {
  const tree = new RichTextBuilder()
  const write = (text: string) => {
    for (const [index, part] of text.split(/\{([a-z][A-Za-z0-9-]*)\}/).entries()) {
      const filled = index % 2 === 1 ? fill(part) : undefined
      if (filled?.missing) {
        tree.open('mark', noAttributes, true)
        tree.text(filled.text)
        tree.close('mark', true)
      } else if (filled && email.test(filled.text)) {
        tree.open('a', new Map([['href', `mailto:${filled.text}`]]), true)
        tree.text(filled.text)
        tree.close('a', true)
      } else tree.text(filled?.text ?? (index % 2 === 1 ? `{${part}}` : joinNumbersToUnits(part)))
    }
  }
  let headings = 0
  const tokens = (parsers.get(catalogue) ?? parsers.get('en'))?.parse(markdown, {}) ?? []
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      headings += 1
      const inside = tokens[index + 1]
      tree.open(token.tag, new Map([['id', takeAnchor(inside) ?? `part-${headings}`]]), true)
    } else for (const child of token.children ?? [token]) addToken(child, tree, write)
  }
  return tree.end()
}

/** Matches mail addresses from placeholders, which are resolved after the parser has linked addresses. */
const email = /^[^\s@]+@[^\s@]+$/
const noAttributes: ReadonlyMap<string, string> = new Map()
const anchor = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/

/** Removes the anchor from the end of a heading and returns it. */
function takeAnchor(inline: Token | undefined): string | undefined {
  const last = inline?.children?.at(-1)
  const found = last && anchor.exec(last.content)
  if (last && found) last.content = last.content.slice(0, found.index)
  return found?.[1]
}

function addToken(token: Token, tree: RichTextBuilder, write: (text: string) => void): void {
  const { type, tag, nesting, content, hidden } = token
  if (hidden) return
  if (nesting === 1) tree.open(tag, attributesOf(token), true)
  else if (nesting === -1) tree.close(tag, true)
  else if (type === 'text') write(content)
  else if (type === 'html_inline' || type === 'html_block') addHtml(content, tree, write)
  else if (type === 'hr') addElement('hr', tree)
  // Authors write one line per paragraph, so a line break is intended.
  else if (type === 'hardbreak' || type === 'softbreak') addElement('br', tree)
  else if (type === 'code_inline') addElement('code', tree, content)
  else if (type === 'fence' || type === 'code_block') {
    tree.open('pre', noAttributes, true)
    addElement('code', tree, content)
    tree.close('pre', true)
  } else if (type === 'image') write(content)
}

const attributesOf = ({ attrs }: Token) =>
  new Map((attrs ?? []).map(([key, value]) => [key, String(value)]))

function addElement(tag: string, tree: RichTextBuilder, text = ''): void {
  tree.open(tag, noAttributes, true)
  tree.text(text)
  tree.close(tag, true)
}

function addHtml(html: string, tree: RichTextBuilder, write: (text: string) => void): void {
  for (const piece of tokenizeHtml(html)) {
    if (piece.kind === 'text') write(piece.text)
    else if (piece.kind === 'close') tree.close(piece.tag, false)
    else {
      tree.open(piece.tag, piece.attributes, false)
      if (piece.empty) tree.close(piece.tag, false)
    }
  }
}
