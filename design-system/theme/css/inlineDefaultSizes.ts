import { cssNamePrefix } from '../../tokens/cssNamePrefix.ts'

const reference = new RegExp(
  `var\\((--${cssNamePrefix}(?:space|size|height|duration|base)-\\w+), `,
  'g',
)

/**
 * Replaces size roles by their defaults in a style sheet for a document whose theme leaves them at that, which saves a tenth of it.
 *
 * @param set custom properties that the theme sets
 */
export function inlineDefaultSizes(css: string, set: ReadonlySet<string>): string {
  let output = ''
  let position = 0
  for (const match of css.matchAll(reference)) {
    const property = match[1] ?? ''
    if (match.index < position || set.has(property)) continue
    const start = match.index + match[0].length
    const end = closingBracket(css, start)
    output += css.slice(position, match.index) + css.slice(start, end)
    position = end + 1
  }
  return output + css.slice(position)
}

/** Returns the position of the bracket that closes the one before a position. */
function closingBracket(css: string, from: number): number {
  let depth = 1
  for (let position = from; position < css.length; position++) {
    if (css[position] === '(') depth++
    if (css[position] === ')' && --depth === 0) return position
  }
  throw new Error('A bracket is not closed')
}

/** Vite plugin that inlines the sizes which a theme leaves at their defaults; `set` are the custom properties that it sets. */
export const inlineDefaultSizesPlugin = (set: ReadonlySet<string>) => ({
  name: 'inline-default-sizes',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\.vanilla\.css/ },
    handler: (css: string) => ({ code: inlineDefaultSizes(css, set), map: null }),
  },
})
