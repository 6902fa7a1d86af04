import { cssNamePrefix } from './cssNamePrefix.ts'

/** Custom properties that depend on the language of the nearest ancestor with `lang`. */
export const languageTypeVars = {
  /** Font stacks of the theme; the `letters` variants lack the characters that Chinese sets full width. */
  displayFace: `--${cssNamePrefix}face-display`,
  textFace: `--${cssNamePrefix}face-text`,
  displayLetters: `--${cssNamePrefix}face-display-letters`,
  textLetters: `--${cssNamePrefix}face-text-letters`,
  /** Heading weight of the theme in Latin script. */
  themeHeadingWeight: `--${cssNamePrefix}face-heading-weight`,
  display: `--${cssNamePrefix}font-display`,
  text: `--${cssNamePrefix}font-text`,
  /** 1, or 0 where letter spacing must not be reduced. */
  tracking: `--${cssNamePrefix}tracking`,
  /** Added to the line height of headings. */
  headingLeading: `--${cssNamePrefix}heading-leading`,
  /** Line height of running text. */
  bodyLeading: `--${cssNamePrefix}body-leading`,
  headingWeight: `--${cssNamePrefix}heading-weight`,
  /** Font width of headings: narrow for long German words on small screens. */
  stretch: `--${cssNamePrefix}heading-stretch`,
  /** Widths of the digit 0 in the theme's typefaces, in em: `ch` would change when a font comes later than the first paint. */
  textZero: `--${cssNamePrefix}ch`,
  themeHeadingZero: `--${cssNamePrefix}ch-face`,
  narrowHeadingZero: `--${cssNamePrefix}ch-narrow`,
  headingZero: `--${cssNamePrefix}ch-heading`,
  /** Maximum line length of body text. */
  measure: `--${cssNamePrefix}measure`,
} as const
