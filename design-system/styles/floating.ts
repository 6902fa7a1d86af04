import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** The only shadow there is, for menus, toasts and dialogs. */
export const floating = {
  backgroundColor: vars.surface.raised,
  // Shadows go where colours are the system's; there an outline is drawn, transparent or not.
  outline: '1px solid transparent',
  boxShadow: `0 0 0 1px ${vars.border.hairline}, 0 1px 2px ${vars.shadow.near}, 0 12px 32px -12px ${vars.shadow.far}`,
} as const satisfies StyleRule
