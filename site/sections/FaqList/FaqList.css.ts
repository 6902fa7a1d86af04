import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontWeight, space } from '#design-system/tokens/scale.ts'

export const search = style({ maxInlineSize: '44rem', marginBlockEnd: space[24] })

/** Takes no space while empty. */
export const count = style({
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  selectors: { '&:not(:empty)': { marginBlockEnd: space[32] } },
})

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  selectors: { '& + &': { marginBlockStart: space[64] } },
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
})

export const title = style({
  paddingBlockStart: space[16],
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: space[96] } },
})
