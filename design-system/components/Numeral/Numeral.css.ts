import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { typeStyles } from '../../tokens/typography.ts'
import { fontSize } from '../../tokens/scale.ts'

/** The number does not wrap; its unit may wrap below. */
export const value = style({ whiteSpace: 'nowrap' })

export const size = styleVariants({
  /** Alone in a tile, as wide as the tile. */
  giant: { ...typeStyles.giant, display: 'block', lineHeight: 0.9, whiteSpace: 'nowrap' },
  /** In a row of statistics; limited to the screen width at 200 % text size. */
  numeral: { ...typeStyles.numeral, fontSize: `min(${fontSize.numeral}, 13vw)` },
  /** Among key facts. */
  fact: {
    ...typeStyles.fact,
    // Two ranges with units fit side by side on the narrowest screen.
    '@media': { [media.mobile]: { fontSize: 'min(1.5rem, max(1.125rem, 5.2vw))' } },
  },
})

/** Giant numerals scale with their tile; longer numbers start smaller. */
export const length = styleVariants(
  { short: '38cqi', medium: '27cqi', long: '19cqi' },
  (width) => ({
    fontSize: `min(${fontSize.giant}, ${width})`,
  }),
)

export const unit = style({
  fontSize: '.5em',
  letterSpacing: '-.01em',
  selectors: { [`${size.giant} > &`]: { fontSize: '.38em' } },
})
