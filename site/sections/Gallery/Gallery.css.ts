import { style, styleVariants } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

const mosaic = style({ display: 'grid', gap: space.gap })

/** By number of pictures: halves, or two small ones beside a large one, and halves below. All have the same aspect ratio. */
export const columns = styleVariants({
  pairs: [mosaic, { '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } } }],
  three: [
    mosaic,
    { '@media': { [media.desktop]: { gridTemplateColumns: '2fr 1fr', gridAutoRows: '1fr' } } },
  ],
  five: [
    mosaic,
    {
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: 'repeat(6, 1fr)',
          gridTemplateRows: '1fr 1fr auto',
        },
      },
    },
  ],
})

export const picture = style([
  panelCornerStyle,
  {
    overflow: 'clip',
    aspectRatio: '3 / 2',
    selectors: {
      [`${columns.three} > &:first-child, ${columns.five} > &:first-child`]: {
        '@media': { [media.desktop]: { gridRow: '1 / span 2' } },
      },
      [`${columns.five} > &`]: { '@media': { [media.desktop]: { gridColumn: 'span 3' } } },
      [`${columns.five} > &:first-child`]: {
        '@media': { [media.desktop]: { gridColumn: 'span 4' } },
      },
      // The small ones share the height of the large one.
      [`${columns.three} > &:not(:first-child), ${columns.five} > &:nth-child(2), ${columns.five} > &:nth-child(3)`]:
        { '@media': { [media.desktop]: { aspectRatio: 'auto', contain: 'size' } } },
      [`${columns.five} > &:nth-child(2), ${columns.five} > &:nth-child(3)`]: {
        '@media': { [media.desktop]: { gridColumn: 'span 2' } },
      },
    },
  },
])
