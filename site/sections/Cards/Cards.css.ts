import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.gap,
  '@media': {
    // Extends to the screen edges; the cut-off next card indicates that the row scrolls.
    [media.mobile]: {
      gridAutoColumns: '82%',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: space.gutter,
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      scrollbarWidth: 'none',
    },
    [media.print]: {
      gridAutoColumns: 'minmax(0, 1fr)',
      overflow: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
  },
})

globalStyle(`${list} > li`, { scrollSnapAlign: 'start' })
