import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

export const head = style({ marginBlockEnd: space.block })

export const note = style({
  marginBlockStart: space[16],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[48]} ${space[64]}`,
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
})

export const words = style({ display: 'grid', gap: space[24], justifyItems: 'start' })
