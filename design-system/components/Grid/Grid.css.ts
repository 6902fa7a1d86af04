import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const root = style({ display: 'grid', gridTemplateColumns: equal(1) })

export const mobile = styleVariants({
  1: {},
  2: { '@media': { [media.mobile]: { gridTemplateColumns: equal(2) } } },
})

export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 12: 12 }, (count) => ({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: equal(count > 3 && count < 12 ? Math.ceil(count / 2) : count),
    },
    [media.wide]: { gridTemplateColumns: equal(count) },
  },
}))
