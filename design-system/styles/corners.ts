import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Corners of panels and large tiles, in the theme's corner shape where supported. */
export const panelCornerStyle = {
  borderRadius: vars.radius.panel,
  cornerShape: vars.radius.shape,
} as const satisfies StyleRule
