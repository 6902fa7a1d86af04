import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

/** How many characters the code has. */
export const length = 6

const gap = `min(${space[8]}, 2.5cqi)`
const slotWidth = `((100cqi - ${length - 1} * ${gap}) / ${length})`

export const root = style({
  containerType: 'inline-size',
  maxInlineSize: '24rem',
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '3px' },
  },
})

export const slots = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(${length}, 1fr)`,
  gap,
  overflow: 'clip',
})

export const slot = style({
  minBlockSize: '3.5rem',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.page,
  selectors: {
    ':is([aria-invalid=true], :user-invalid) ~ &': {
      borderColor: vars.status.error.solid,
      boxShadow: `inset 0 0 0 1px ${vars.status.error.solid}`,
    },
  },
})

/** One real input over the boxes, its letters as far apart as they are. */
export const input = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  // The space behind the last letter would otherwise push the first one out.
  inlineSize: '125%',
  paddingInlineStart: `calc((${slotWidth} - 1ch) / 2)`,
  border: 0,
  background: 'none',
  color: vars.text.high,
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: 'min(1.5rem, 14cqi)',
  letterSpacing: `calc(${slotWidth} + ${gap} - 1ch)`,
  outline: 'none',
})
