import { style, styleVariants } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

const mosaic = style({ display: 'grid', gap: space.gap })

/** By number of pictures: halves, or two small ones beside a large one. All have the same aspect ratio. */
export const columns = styleVariants({
  2: [mosaic, { '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } } }],
  3: [
    mosaic,
    { '@media': { [media.desktop]: { gridTemplateColumns: '2fr 1fr', gridAutoRows: '1fr' } } },
  ],
})

export const picture = style([
  panelCornerStyle,
  {
    overflow: 'clip',
    aspectRatio: '3 / 2',
    selectors: {
      [`${columns[3]} > &:first-child`]: {
        '@media': { [media.desktop]: { gridRow: '1 / span 2' } },
      },
      // The small ones share the height of the large one.
      [`${columns[3]} > &:not(:first-child)`]: {
        '@media': { [media.desktop]: { aspectRatio: 'auto', contain: 'size' } },
      },
    },
  },
])
