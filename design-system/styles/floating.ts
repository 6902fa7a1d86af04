import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { getSizePropertyName } from '../tokens/scale.ts'
import { floatingShadow } from '../tokens/elevation.ts'

const colours = {
  'border.hairline': vars.border.hairline,
  'shadow.near': vars.shadow.near,
  'shadow.far': vars.shadow.far,
}

const shadow = floatingShadow
  .map(({ color, y, blur, spread }) => `0 ${y}px ${blur}px ${spread}px ${colours[color]}`)
  .join(', ')

/** Style of floating layers: menus, toasts and dialogs. Includes the only shadow of the design system. */
export const floatingSurfaceStyle = {
  backgroundColor: vars.surface.raised,
  // Forced colours remove shadows but draw even a transparent outline.
  outline: '1px solid transparent',
  boxShadow: `var(${getSizePropertyName('base', 'elevation')}, ${shadow})`,
} as const satisfies StyleRule
