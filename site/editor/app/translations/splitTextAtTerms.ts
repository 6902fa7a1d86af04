/** Part of a text. */
interface TextPart {
  readonly text: string
  /** The part is a word of the term list. */
  readonly isTerm: boolean
}

/** Splits a text at the words of a term list. A word with Latin letters is found whole, in upper or lower case. */
export function splitTextAtTerms(text: string, terms: readonly string[]): readonly TextPart[] {
  if (terms.length === 0) return [{ text, isTerm: false }]
  const longestFirst = terms.toSorted((a, b) => b.length - a.length)
  const words = longestFirst.map((term) => {
    const escaped = RegExp.escape(term)
    return /\p{Script=Latin}/u.test(term) ? `(?<!\\p{L})${escaped}(?!\\p{L})` : escaped
  })
  return text
    .split(new RegExp(`(${words.join('|')})`, 'iu'))
    .map((part, index) => ({ text: part, isTerm: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
