import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { duration, easing, minTouchTargetSize } from '../tokens/scale.ts'

/** Space between the box and the edge of its target. */
const outside = `calc((${minTouchTargetSize} - 1.25rem) / 2)`

/** Base style of checkboxes and radios: a 20 px box in a target as high as a small control. */
export const checkboxAndRadioBaseStyle = {
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  // Centres the box on the first line of a label as high as the target.
  marginBlock: outside,
  border: `1.5px solid ${vars.border.control}`,
  backgroundColor: vars.surface.page,
  // The fill conveys the checked state.
  forcedColorAdjust: 'none',
  transition: `background-color ${duration.state} ${easing}, border-color ${duration.state} ${easing}`,
} as const satisfies StyleRule

/** Selectors for the states of checkboxes and radios. */
export const checkboxAndRadioStateSelectors = {
  '&:hover:enabled': { borderColor: vars.text.muted },
  '&:enabled:checked': {
    borderColor: vars.control.checked,
    backgroundColor: vars.control.checked,
  },
  '&:is([aria-invalid=true], :user-invalid, [data-invalid] :enabled)': {
    borderColor: vars.status.error.solid,
    boxShadow: `0 0 0 1px ${vars.status.error.solid}`,
  },
  '&:disabled': { borderColor: vars.border.disabled, backgroundColor: vars.surface.subtle },
  '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${outside})` },
} as const satisfies StyleRule['selectors']

/** The tick or dot inside, a filled box cut by a mask or radius. */
export const checkMarkStyle = {
  content: '""',
  inlineSize: '.75rem',
  blockSize: '.75rem',
  backgroundColor: vars.control.onChecked,
  scale: '0',
  transition: `scale ${duration.state} ${easing}`,
} as const satisfies StyleRule

/** Selectors for the states of the mark. */
export const checkMarkStateSelectors = {
  '&:checked::before': { scale: '1' },
  '&:disabled::before': { backgroundColor: vars.text.muted },
} as const satisfies StyleRule['selectors']
