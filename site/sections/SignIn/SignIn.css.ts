import { style } from '@vanilla-extract/css'
import { panelCorners } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

export const panel = style([
  panelCorners,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
    inlineSize: 'min(100%, 30rem)',
    marginInline: 'auto',
    padding: 'clamp(1.5rem, 4vw, 3rem)',
    backgroundColor: vars.surface.tile,
  },
])

export const form = style({ display: 'grid', gap: space[24] })

export const password = style({ position: 'relative' })

/** Level with the label, the field below belongs to what is typed. */
export const reveal = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  color: vars.text.link,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
  '::after': { content: '""', position: 'absolute', inset: '-.75rem -.5rem -.4rem' },
})
