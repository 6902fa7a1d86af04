import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
})

/** Cropped to the relevant part of the world on narrow screens. */
export const map = style({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '960 / 440',
  '@media': { [media.mobile]: { aspectRatio: '1' } },
})

const whole = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  '@media': { [media.mobile]: { inlineSize: '218.2%', insetInlineEnd: '-12%' } },
} as const

export const dots = style({
  ...whole,
  backgroundColor: vars.border.strong,
  maskImage: 'url(/drawings/map.svg)',
  maskSize: '100% 100%',
  '@media': {
    ...whole['@media'],
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
})
export const points = style(whole)
export const halo = style({ fill: vars.accent.fill, opacity: 0.25 })
export const point = style({ fill: vars.accent.graphic })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: `${space[32]} ${space.gap}`,
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[12],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${vars.border.strong}`,
})
