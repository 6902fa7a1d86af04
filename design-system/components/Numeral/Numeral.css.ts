import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { type } from '../../tokens/type.ts'
import { fontSize } from '../../tokens/scale.ts'

/** Stays on one line; its unit may stand below where there is no room behind. */
export const value = style({ whiteSpace: 'nowrap' })

export const size = styleVariants({
  /** Alone in a tile: as wide as the tile allows. */
  giant: { ...type.giant, display: 'block', lineHeight: 0.9, whiteSpace: 'nowrap' },
  /** In a band of figures; at twice the text size still no wider than a phone. */
  numeral: { ...type.numeral, fontSize: `min(${fontSize.numeral}, 13vw)` },
  /** Among key facts. */
  fact: {
    ...type.fact,
    // Two ranges with their units stand beside each other on the narrowest screen.
    '@media': { [media.mobile]: { fontSize: 'min(1.5rem, max(1.125rem, 5.2vw))' } },
  },
})

/** Giant numerals shrink with their tile; a longer figure shrinks earlier. */
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
