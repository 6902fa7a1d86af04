import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { duration, easing } from '../tokens/scale.ts'

/** What a checkbox and a radio share: a box of 20 px with the reach of a fingertip. */
export const choice = {
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  // In the middle of the first line of a label that is 44 px high.
  marginBlock: '.75rem',
  border: `1.5px solid ${vars.border.control}`,
  backgroundColor: vars.surface.page,
  // Its fill says that it is on.
  forcedColorAdjust: 'none',
  transition: `background-color ${duration.state} ${easing}, border-color ${duration.state} ${easing}`,
} as const satisfies StyleRule

/** Its states. */
export const choiceStates = {
  '&:hover:enabled': { borderColor: vars.text.muted },
  '&:enabled:checked': {
    borderColor: vars.control.checked,
    backgroundColor: vars.control.checked,
  },
  '&:is([aria-invalid=true], :user-invalid)': {
    borderColor: vars.status.error.solid,
    boxShadow: `0 0 0 1px ${vars.status.error.solid}`,
  },
  '&:disabled': { borderColor: vars.border.disabled, backgroundColor: vars.surface.subtle },
  '&::after': { content: '""', position: 'absolute', inset: '-.75rem' },
} as const satisfies StyleRule['selectors']

/** The tick or dot inside, drawn by the shape it is cut to. */
export const mark = {
  content: '""',
  inlineSize: '.75rem',
  blockSize: '.75rem',
  backgroundColor: vars.control.onChecked,
  scale: '0',
  transition: `scale ${duration.state} ${easing}`,
} as const satisfies StyleRule

/** The mark of what is on, even where that cannot be changed. */
export const markStates = {
  '&:checked::before': { scale: '1' },
  '&:disabled::before': { backgroundColor: vars.text.muted },
} as const satisfies StyleRule['selectors']
