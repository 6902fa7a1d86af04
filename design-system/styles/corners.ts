import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { cornerShape } from '../tokens/scale.ts'

/** Corners of panels and large tiles, in the products' own shape where a browser can. */
export const panelCorners: StyleRule = { borderRadius: vars.radius.panel, cornerShape }
