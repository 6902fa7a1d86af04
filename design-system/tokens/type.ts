import type { StyleRule } from '@vanilla-extract/css'
import { fontSize, fontWeight, lineHeight } from './scale.ts'
import { typeVars } from './typeVars.ts'

const tracked = (em: string) => `calc(${em} * var(${typeVars.tracking}))`

const heading = (size: keyof typeof fontSize, leading: string, tracking: string) =>
  ({
    fontFamily: `var(${typeVars.display})`,
    fontSize: fontSize[size],
    fontWeight: `var(${typeVars.headingWeight})`,
    fontStretch: `var(${typeVars.stretch})`,
    letterSpacing: tracked(tracking),
    lineHeight: `calc(${leading} + var(${typeVars.headingLeading}))`,
  }) as const satisfies StyleRule

const numeral = (size: keyof typeof fontSize, tracking: string) =>
  ({
    fontFamily: `var(${typeVars.display})`,
    fontSize: fontSize[size],
    fontWeight: fontWeight.numeral,
    letterSpacing: tracked(tracking),
    lineHeight: lineHeight.none,
    // Large figures stand alone: proportional ones are drawn better than tabular ones.
    fontVariantNumeric: 'lining-nums',
  }) as const satisfies StyleRule

/** Type as style objects, to be spread into a `style`; each follows the language of its element. */
export const type = {
  display: heading('display', '.98', '-.04em'),
  h1: heading('h1', '.98', '-.04em'),
  h2: heading('h2', '1.04', '-.03em'),
  h3: heading('h3', '1.1', '-.028em'),
  h4: heading('h4', '1.2', '-.018em'),
  h5: heading('h5', '1.25', '-.012em'),
  /** The one numeral of a tile. */
  giant: numeral('giant', '-.05em'),
  /** Numerals of a band of facts; the unit stands behind at half the size. */
  numeral: numeral('numeral', '-.035em'),
  /** Numerals of key facts. */
  fact: numeral('h3', '-.03em'),
} as const

/** The unit behind a numeral. */
export const unit = {
  fontSize: '.5em',
  letterSpacing: tracked('-.01em'),
  marginInlineStart: '.14em',
} as const
