/** Custom properties that follow the language of the nearest element with `lang`. */
export const typeVars = {
  /** Faces of the theme, and without the signs that Chinese sets full width. */
  displayFace: '--face-display',
  textFace: '--face-text',
  displayLetters: '--face-display-letters',
  textLetters: '--face-text-letters',
  /** Heading weight of the theme in Latin script. */
  themeHeadingWeight: '--face-heading-weight',
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
