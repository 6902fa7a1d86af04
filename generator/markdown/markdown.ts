import MarkdownIt, { type Token } from 'markdown-it'
import type { Catalogue } from '#data/locales.ts'
import type { RichText } from '#data/richText.ts'
import { htmlPieces } from './html.ts'
import { RichTree } from './tree.ts'
import { bindUnits } from './typography.ts'

/** What stands in a text for a name in braces: its words, and whether they are still to be written. */
export type Fill = (
  name: string,
) => { readonly text: string; readonly missing: boolean } | undefined

const quotes: Readonly<Partial<Record<Catalogue, string>>> & { readonly en: string } = {
  en: '“”‘’',
  au: '‘’“”',
  cn: '“”‘’',
  de: '„“‚‘',
}

function makeReader(marks: string) {
  const reader = new MarkdownIt({
    html: true,
    linkify: true,
    typographer: true,
    breaks: true,
    quotes: marks,
  })
  reader.linkify.set({ fuzzyLink: true, fuzzyEmail: true })
  return reader
}

const readers = new Map(
  Object.entries(quotes).map(([catalogue, marks]) => [catalogue, makeReader(marks)]),
)

/**
 * Reads Markdown with HTML in it, addresses as links and typographic marks, and keeps the allowed elements.
 * A heading `## Title {#name}` gets its anchor from the author, others get one by their number.
 */
export function readMarkdown(markdown: string, catalogue: Catalogue, fill: Fill): RichText {
  const tree = new RichTree()
  const write = (text: string) => {
    for (const [index, part] of text.split(/\{([a-z][A-Za-z0-9-]*)\}/).entries()) {
      const filled = index % 2 === 1 ? fill(part) : undefined
      if (filled?.missing) {
        tree.open('mark', none, true)
        tree.text(filled.text)
        tree.close('mark', true)
      } else if (filled && email.test(filled.text)) {
        tree.open('a', new Map([['href', `mailto:${filled.text}`]]), true)
        tree.text(filled.text)
        tree.close('a', true)
      } else tree.text(filled?.text ?? (index % 2 === 1 ? `{${part}}` : bindUnits(part)))
    }
  }
  let headings = 0
  const tokens = (readers.get(catalogue) ?? readers.get('en'))?.parse(markdown, {}) ?? []
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      headings += 1
      const inside = tokens[index + 1]
      tree.open(token.tag, new Map([['id', takeAnchor(inside) ?? `part-${headings}`]]), true)
    } else for (const one of token.children ?? [token]) read(one, tree, write)
  }
  return tree.end()
}

/** Filled in after addresses were found, so that it becomes a link here. */
const email = /^[^\s@]+@[^\s@]+$/
const none: ReadonlyMap<string, string> = new Map()
const anchor = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/

/** The anchor at the end of a heading, which is then no part of its words. */
function takeAnchor(inline: Token | undefined): string | undefined {
  const last = inline?.children?.at(-1)
  const found = last && anchor.exec(last.content)
  if (last && found) last.content = last.content.slice(0, found.index)
  return found?.[1]
}

function read(token: Token, tree: RichTree, write: (text: string) => void): void {
  const { type, tag, nesting, content, hidden } = token
  if (hidden) return
  if (nesting === 1) tree.open(tag, attributesOf(token), true)
  else if (nesting === -1) tree.close(tag, true)
  else if (type === 'text') write(content)
  else if (type === 'html_inline' || type === 'html_block') readHtml(content, tree, write)
  else if (type === 'hr') element('hr', tree)
  // A text has a line for each paragraph: another line is meant.
  else if (type === 'hardbreak' || type === 'softbreak') element('br', tree)
  else if (type === 'code_inline') element('code', tree, content)
  else if (type === 'fence' || type === 'code_block') {
    tree.open('pre', none, true)
    element('code', tree, content)
    tree.close('pre', true)
  } else if (type === 'image') write(content)
}

const attributesOf = ({ attrs }: Token) =>
  new Map((attrs ?? []).map(([key, value]) => [key, String(value)]))

function element(tag: string, tree: RichTree, text = ''): void {
  tree.open(tag, none, true)
  tree.text(text)
  tree.close(tag, true)
}

function readHtml(html: string, tree: RichTree, write: (text: string) => void): void {
  for (const piece of htmlPieces(html)) {
    if (piece.kind === 'text') write(piece.text)
    else if (piece.kind === 'close') tree.close(piece.tag, false)
    else {
      tree.open(piece.tag, piece.attributes, false)
      if (piece.empty) tree.close(piece.tag, false)
    }
  }
}
