import { style } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize } from '#design-system/tokens/scale.ts'

export const root = style([
  panelCornerStyle,
  {
    minInlineSize: 0,
    padding: 'clamp(1.25rem, 2.6vw, 2.5rem)',
    backgroundColor: vars.surface.tile,
    color: vars.text.high,
    fontFamily: 'ui-monospace, "Cascadia Code", Menlo, monospace',
    fontSize: fontSize.small,
    lineHeight: 1.7,
  },
])
