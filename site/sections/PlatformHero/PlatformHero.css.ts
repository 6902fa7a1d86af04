import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

export const root = style({
  backgroundColor: vars.surface.tile,
  color: vars.text.high,
  paddingBlock: 'clamp(3rem, 6vw, 6rem)',
})

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
  alignItems: 'center',
  '@media': {
    // As high as the drawn phone, so that the text does not shift while loading.
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
      minBlockSize: '34rem',
    },
  },
})

export const copy = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
  justifyItems: 'start',
})

// At full size a long German word is wider than half the screen.
globalStyle(`${copy} h1`, { fontSize: `min(${fontSize.h1}, 15.5cqi)` })

export const screen = style({ display: 'grid', justifyItems: 'center' })
