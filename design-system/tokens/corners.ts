import type { StyleRule } from '@vanilla-extract/css'
import { media } from '../styles/media.ts'
import { cornerShape, radius } from './scale.ts'

/** Corners of panels and large tiles: 28 px, 22 px below 780 px, in the products' own shape where a browser can. */
export const panelCorners: StyleRule = {
  borderRadius: radius.panel,
  cornerShape,
  '@media': { [media.mobile]: { borderRadius: radius.panelMobile } },
}
