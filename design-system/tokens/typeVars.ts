import { prefix } from './prefix.ts'

/** Custom properties that depend on the language of the nearest ancestor with `lang`. */
export const typeVars = {
  /** Font stacks of the theme; the `letters` variants lack the characters that Chinese sets full width. */
  displayFace: `--${prefix}face-display`,
  textFace: `--${prefix}face-text`,
  displayLetters: `--${prefix}face-display-letters`,
  textLetters: `--${prefix}face-text-letters`,
  /** Heading weight of the theme in Latin script. */
  themeHeadingWeight: `--${prefix}face-heading-weight`,
  display: `--${prefix}font-display`,
  text: `--${prefix}font-text`,
  /** 1, or 0 where letter spacing must not be reduced. */
  tracking: `--${prefix}tracking`,
  /** Added to the line height of headings. */
  headingLeading: `--${prefix}heading-leading`,
  /** Line height of running text. */
  bodyLeading: `--${prefix}body-leading`,
  headingWeight: `--${prefix}heading-weight`,
  /** Font width of headings: narrow for long German words on small screens. */
  stretch: `--${prefix}heading-stretch`,
  /** Maximum line length of body text. */
  measure: `--${prefix}measure`,
} as const
