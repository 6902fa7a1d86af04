import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
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

export const single = style({ display: 'grid' })

/** Columns of wide screens; narrower ones have at most four, phones two. */
export const row = styleVariants({ three: 3, four: 4, five: 5 }, (count) => [
  list,
  {
    '@media': {
      // Five are rows of three and two.
      [media.desktop]: {
        gridTemplateColumns: `repeat(${count === 5 ? 3 : count}, minmax(0, 1fr))`,
      },
      [media.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
    },
  },
])

// In two columns, a single last tile fills its row.
const lastOdd = `${list} > :last-child:nth-child(odd)`
globalStyle(lastOdd, { '@media': { [media.mobile]: { gridColumn: '1 / -1' } } })
globalStyle(`${lastOdd} > :first-child`, { '@media': { [media.mobile]: { aspectRatio: '2' } } })
