import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

/** Title beside one or two tiles. */
export const beside = style({
  display: 'grid',
  gap: space.block,
  '@media': { [media.wide]: { gridTemplateColumns: '7fr 5fr' } },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.gap,
  rowGap: space[48],
})

/** Rows of four; five in one row instead of four and one. */
export const row = styleVariants({ four: 4, five: 5 }, (count) => [
  list,
  {
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
    },
  },
])
