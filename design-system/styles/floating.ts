import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { floatingShadow } from '../tokens/elevation.ts'

const colours = {
  'border.hairline': vars.border.hairline,
  'shadow.near': vars.shadow.near,
  'shadow.far': vars.shadow.far,
}

/** The only shadow there is, for menus, toasts and dialogs. */
export const floating = {
  backgroundColor: vars.surface.raised,
  // Shadows go where colours are the system's; there an outline is drawn, transparent or not.
  outline: '1px solid transparent',
  boxShadow: floatingShadow
    .map(({ color, y, blur, spread }) => `0 ${y}px ${blur}px ${spread}px ${colours[color]}`)
    .join(', '),
} as const satisfies StyleRule
