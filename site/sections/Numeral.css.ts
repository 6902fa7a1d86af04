import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '#design-system/tokens/type.ts'
import { fontSize } from '#design-system/tokens/scale.ts'

export const size = styleVariants({
  /** Alone in a tile: as wide as the tile allows. */
  giant: { ...type.giant, display: 'block', whiteSpace: 'nowrap', lineHeight: 0.9 },
  /** In a band of figures. */
  numeral: { ...type.numeral, whiteSpace: 'nowrap' },
  /** Among key facts. */
  fact: { ...type.fact, whiteSpace: 'nowrap' },
})

/** Giant numerals shrink with their tile; a longer figure shrinks earlier. */
export const length = styleVariants(
  { short: '38cqi', medium: '27cqi', long: '17cqi' },
  (width) => ({
    fontSize: `min(${fontSize.giant}, ${width})`,
  }),
)

export const unit = style({
  fontSize: '.5em',
  letterSpacing: '-.01em',
  selectors: { [`${size.giant} > &`]: { fontSize: '.38em' } },
})
