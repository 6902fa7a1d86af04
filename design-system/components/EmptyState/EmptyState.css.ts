import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../tokens/scale.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[64]} ${space[24]}`,
  borderRadius: vars.radius.tile,
  cornerShape: vars.radius.shape,
  backgroundColor: vars.surface.tile,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const icon = style({
  marginBlockEnd: space[8],
  color: vars.text.muted,
  fontSize: fontSize.lead,
})
/** A statement in lower case, as counts of lists have, is written as a sentence here. */
export const title = style({
  color: vars.text.high,
  fontWeight: fontWeight.interface,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const action = style({ marginBlockStart: space[16] })
