/** Custom properties that depend on the language of the nearest ancestor with `lang`. */
export const typeVars = {
  /** Font stacks of the theme; the `letters` variants lack the characters that Chinese sets full width. */
  displayFace: '--face-display',
  textFace: '--face-text',
  displayLetters: '--face-display-letters',
  textLetters: '--face-text-letters',
  /** Heading weight of the theme in Latin script. */
  themeHeadingWeight: '--face-heading-weight',
  display: '--font-display',
  text: '--font-text',
  /** 1, or 0 where letter spacing must not be reduced. */
  tracking: '--tracking',
  /** Added to the line height of headings. */
  headingLeading: '--heading-leading',
  /** Line height of running text. */
  bodyLeading: '--body-leading',
  headingWeight: '--heading-weight',
  /** Font width of headings: narrow for long German words on small screens. */
  stretch: '--heading-stretch',
  /** Maximum line length of body text. */
  measure: '--measure',
} as const
