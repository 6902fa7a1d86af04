import { TYPE } from '@formatjs/icu-messageformat-parser'
import type { RichTextNode, RichText } from '#data/content/richText.ts'
import { type ParsedMessage, walkMessageParts } from './messages.ts'

const shortest = 4
const softHyphen = '\u00AD'

/** Inserts soft hyphens at the joints of the listed words, in a message's text but not in its syntax. */
export function hyphenate(message: ParsedMessage, words: readonly string[]): string {
  const literals = [...walkMessageParts(message.parts)].flatMap((part) =>
    part.type === TYPE.literal && part.location ? [part.location] : [],
  )
  let text = message.text
  for (const { start, end } of literals.toSorted((a, b) => b.start.offset - a.start.offset)) {
    const piece = text.slice(start.offset, end.offset)
    text = text.slice(0, start.offset) + hyphenatePlainText(piece, words) + text.slice(end.offset)
  }
  return text
}

/** Inserts soft hyphens in the headings of a long text. */
export const hyphenateHeadings = (text: RichText, words: readonly string[]): RichText =>
  text.map((node) =>
    typeof node !== 'string' && /^h[2-4]$/.test(node.tag)
      ? { ...node, children: (node.children ?? []).map((child) => inHeading(child, words)) }
      : node,
  )

const inHeading = (node: RichTextNode, words: readonly string[]): RichTextNode =>
  typeof node === 'string'
    ? hyphenatePlainText(node, words)
    : { ...node, children: (node.children ?? []).map((child) => inHeading(child, words)) }

/** Inserts soft hyphens in plain text; a listed word may have a suffix: `Batteriespeichersystemen`. */
export function hyphenatePlainText(text: string, words: readonly string[]): string {
  const known = listed.get(words) ?? words.map(asListed)
  listed.set(words, known)
  return known.reduce(
    (result, { plain, pattern, joined }) =>
      text.includes(plain) ? result.replace(pattern, joined) : result,
    text,
  )
}

/** Word lists, compiled once for all texts. */
const listed = new WeakMap<readonly string[], ReturnType<typeof asListed>[]>()

function asListed(word: string) {
  const plain = word.replaceAll('·', '')
  const pattern = new RegExp(`(?<![\\p{L}-])${plain}(?=(?:e?[ns]|e)?(?![\\p{L}]))`, 'gu')
  return { plain, pattern, joined: withJoints(word) }
}

/** Only break points that leave enough letters on both sides of the part between hyphens. */
function withJoints(word: string): string {
  return word
    .split('-')
    .map((part) =>
      part.split('·').reduce((done, piece, index, pieces) => {
        const rest = pieces.slice(index).join('').length
        const before = done.replaceAll(softHyphen, '').length
        const breaks = index > 0 && before >= shortest && rest >= shortest
        return done + (breaks ? softHyphen : '') + piece
      }, ''),
    )
    .join('-')
}
