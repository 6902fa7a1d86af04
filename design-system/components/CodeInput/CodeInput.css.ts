import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

/** Number of digits of the code. */
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
    ':disabled ~ &': {
      borderColor: vars.border.disabled,
      backgroundColor: vars.surface.subtle,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { ':is([aria-invalid=true], :user-invalid) ~ &': { borderWidth: '3px' } },
    },
  },
})

/** The single real input on top of the boxes, with letter spacing that matches their distance. */
export const input = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  // The letter spacing after the last digit would otherwise scroll the first one out of view.
  inlineSize: '125%',
  paddingInlineStart: `calc((${slotWidth} - 1ch) / 2)`,
  border: 0,
  background: 'none',
  color: vars.text.high,
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: 'min(1.5rem, 14cqi)',
  letterSpacing: `calc(${slotWidth} + ${gap} - 1ch)`,
  outline: 'none',
  selectors: { '&:disabled': { color: vars.text.muted } },
})
