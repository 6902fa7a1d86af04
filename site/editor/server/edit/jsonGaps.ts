import type { Node } from 'jsonc-parser'

/** Whitespace and comments around a child of an object or array; a comment belongs to the child that it precedes, or whose line it ends. */
interface ChildGaps {
  /** After the bracket or the line of the child before: white space, with comments above the child. */
  readonly before: string
  /** Comments between the child and its comma. */
  readonly behind: string
  /** Comments behind the comma on the same line. */
  readonly lineEnd: string
}

/** Whitespace, commas and comments between the children of an object or array. */
interface JsonGaps {
  /** Opening bracket, with a comment on its line. */
  readonly open: string
  readonly children: readonly ChildGaps[]
  /** From the line of the last child to the closing bracket. */
  readonly close: string
}

const comments = /\/\/[^\n]*|\/\*[^]*?\*\//g

/** Finds a comma outside of comments. */
const findComma = (gap: string): number =>
  gap.replaceAll(comments, (comment) => ' '.repeat(comment.length)).indexOf(',')

export const hasComment = (gap: string): boolean => gap.search(comments) >= 0

/** Splits a trailing comment of the line from the text that follows. */
function splitLineEnd(gap: string): readonly [lineEnd: string, rest: string] {
  const [start = ''] = /^(?:[^\S\n]*\/\*[^\n]*?\*\/)*(?:[^\S\n]*\/\/[^\n]*)?/.exec(gap) ?? []
  const rest = gap.slice(start.length)
  return hasComment(start) && /^[^\S\n]*(\n|$)/.test(rest) ? [start.trimEnd(), rest] : ['', gap]
}

/** Splits the gaps between the children of an object or array with at least one child. */
export function splitJsonGaps(text: string, { offset, length, children = [] }: Node): JsonGaps {
  const endOf = (child: Node | undefined) => (child ? child.offset + child.length : 0)
  const [firstLine, firstBefore] = splitLineEnd(text.slice(offset + 1, children[0]?.offset))
  let before = firstBefore
  const split = children.map((child, index): ChildGaps => {
    const next = children[index + 1]
    const gap = text.slice(endOf(child), next ? next.offset : offset + length)
    const comma = next ? findComma(gap) : 0
    const behind = gap.slice(0, comma)
    const [lineEnd, rest] = splitLineEnd(gap.slice(next ? comma + 1 : 0))
    const own = { before, behind: behind.trimEnd(), lineEnd }
    before = rest
    return own
  })
  return { open: (text[offset] ?? '') + firstLine, children: split, close: before }
}
