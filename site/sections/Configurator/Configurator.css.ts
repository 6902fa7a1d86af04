import { style } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const panel = style([
  panelCornerStyle,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    backgroundColor: vars.surface.tile,
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } },
  },
])

const padding = 'clamp(1.25rem, 3vw, 3rem)'

/** Beside drawing and form on wide screens. */
export const side = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[32],
  padding,
  backgroundColor: vars.surface.subtle,
  '@media': { [media.wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
})

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[24]} ${space[48]}`,
  padding,
})
export const result = style({ display: 'grid', gap: space[24] })
export const working = style({ display: 'grid', gap: space[8] })

/** Hidden with script, because every choice is applied immediately. */
export const submit = style({
  selectors: { ':root[data-script] &:not([data-failed] *)': { display: 'none' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[16]} ${space[32]}`,
})
