import type { StyleRule } from '@vanilla-extract/css'
import { fontSize, fontWeight, lineHeight } from './scale.ts'
import { languageTypeVars } from './typeVars.ts'

/** A type style before language-specific adjustments. */
export interface TypeStyle {
  readonly size: keyof typeof fontSize
  readonly leading: string
  /** Letter spacing in em. */
  readonly tracking: string
}

/** Type styles of headings, in the display typeface. */
export const headingTypeStyles = {
  display: { size: 'display', leading: '.98', tracking: '-.04em' },
  h1: { size: 'h1', leading: '.98', tracking: '-.04em' },
  h2: { size: 'h2', leading: '1.04', tracking: '-.03em' },
  h3: { size: 'h3', leading: '1.1', tracking: '-.028em' },
  h4: { size: 'h4', leading: '1.2', tracking: '-.018em' },
  h5: { size: 'h5', leading: '1.25', tracking: '-.012em' },
} as const satisfies Record<string, TypeStyle>

/** Type styles of large standalone numbers, in the display typeface. */
export const numeralTypeStyles = {
  /** The single numeral of a tile. */
  giant: { size: 'giant', leading: lineHeight.none, tracking: '-.05em' },
  /** Numerals in a row of statistics; the unit follows at half the size. */
  numeral: { size: 'numeral', leading: lineHeight.none, tracking: '-.035em' },
  /** Numerals of key facts. */
  fact: { size: 'h3', leading: lineHeight.none, tracking: '-.03em' },
} as const satisfies Record<string, TypeStyle>

/** Returns the length of a line of so many digits, the same before and after the font of the theme has loaded; a term of `calc`, `min` or `max`. */
export const createLineLengthTerm = (
  digits: `${number}ch`,
  of: 'text' | 'heading' = 'text',
): string =>
  `${Number.parseFloat(digits)} * var(${of === 'text' ? languageTypeVars.textZero : languageTypeVars.headingZero})`

/** Returns the length of a line of so many digits. */
export const calculateLineLength = (...digits: Parameters<typeof createLineLengthTerm>): string =>
  `calc(${createLineLengthTerm(...digits)})`

const tracked = (em: string) => `calc(${em} * var(${languageTypeVars.tracking}))`

const heading = ({ size, leading, tracking }: TypeStyle) =>
  ({
    fontFamily: `var(${languageTypeVars.display})`,
    fontSize: fontSize[size],
    fontWeight: `var(${languageTypeVars.headingWeight})`,
    fontStretch: `var(${languageTypeVars.stretch})`,
    letterSpacing: tracked(tracking),
    lineHeight: `calc(${leading} + var(${languageTypeVars.headingLeading}))`,
  }) as const satisfies StyleRule

const numeral = ({ size, leading, tracking }: TypeStyle) =>
  ({
    fontFamily: `var(${languageTypeVars.display})`,
    fontSize: fontSize[size],
    fontWeight: fontWeight.numeral,
    fontStretch: `var(${languageTypeVars.stretch})`,
    letterSpacing: tracked(tracking),
    lineHeight: leading,
    // Large standalone numbers look better with proportional than with tabular figures.
    fontVariantNumeric: 'lining-nums',
  }) as const satisfies StyleRule

/** Type styles to spread into a `style`; they adapt to the language of the element. */
export const typeStyles = {
  display: heading(headingTypeStyles.display),
  h1: heading(headingTypeStyles.h1),
  h2: heading(headingTypeStyles.h2),
  h3: heading(headingTypeStyles.h3),
  h4: heading(headingTypeStyles.h4),
  h5: heading(headingTypeStyles.h5),
  giant: numeral(numeralTypeStyles.giant),
  numeral: numeral(numeralTypeStyles.numeral),
  fact: numeral(numeralTypeStyles.fact),
} as const
