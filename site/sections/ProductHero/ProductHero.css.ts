import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

export const stage = style({
  background: `radial-gradient(60% 70% at 68% 52%, ${vars.surface.lift}, transparent 75%), ${vars.surface.tile}`,
})

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'center',
      minBlockSize: 'min(53.75rem, 92svh)',
    },
  },
})

export const copy = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
  justifyItems: 'start',
  paddingBlock: `${space[48]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: space[64] } },
})

// Half a screen is narrower than a long German word at full size.
globalStyle(`${copy} h1`, { fontSize: `min(${fontSize.h1}, 15.5cqi)` })

export const picture = style({
  position: 'relative',
  alignSelf: 'stretch',
  '@media': { [media.mobile]: { aspectRatio: '3 / 3.5' } },
})

globalStyle(`${picture} img`, { position: 'absolute', inset: 0, objectPosition: '50% 60%' })
