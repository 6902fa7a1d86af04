/** Names of the font faces. */
export const fontFamily = {
  display: 'Instrument Sans',
  displayFallback: 'Instrument Sans Fallback',
  displayLetters: 'Instrument Sans Letters',
  text: 'Geist',
  textFallback: 'Geist Fallback',
  textLetters: 'Geist Letters',
} as const

/** Custom properties that follow the language of the nearest element with `lang`. */
export const typeVars = {
  display: '--font-display',
  text: '--font-text',
  /** 1, or 0 where letters are not to be moved together. */
  tracking: '--tracking',
  /** Added to the line height of headings. */
  headingLeading: '--heading-leading',
  /** Line height of running text. */
  bodyLeading: '--body-leading',
  headingWeight: '--heading-weight',
  /** Width of heading letters: narrow for long German words on small screens. */
  stretch: '--heading-stretch',
  /** Longest line of running text. */
  measure: '--measure',
} as const
