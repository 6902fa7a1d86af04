import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Corners of panels and large tiles, in the theme's own shape where a browser can. */
export const panelCorners: StyleRule = {
  borderRadius: vars.radius.panel,
  cornerShape: vars.radius.shape,
}
