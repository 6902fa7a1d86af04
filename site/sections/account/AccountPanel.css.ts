import { style } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const panel = style([
  panelCornerStyle,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
    inlineSize: 'min(100%, 30rem)',
    marginInline: 'auto',
    // Large text on a small screen leaves no space for wide margins.
    padding: 'clamp(min(1.25rem, 5vw), 4vw, 3rem)',
    backgroundColor: vars.surface.tile,
  },
])

export const head = style({ display: 'grid', gap: space[12] })

export const foot = style({
  display: 'grid',
  gap: space[12],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
})
