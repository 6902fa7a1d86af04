import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  space,
  minTouchTargetSize,
} from '../../tokens/scale.ts'

/** Label first, the switch at the end of the line. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[24],
  fontSize: fontSize.interface,
})

export const label = style({
  gridRow: 1,
  paddingBlock: `calc((${minTouchTargetSize} - 1.44em) / 2)`,
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
})

export const track = style({
  appearance: 'none',
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  inlineSize: '2.875rem',
  blockSize: '1.75rem',
  marginBlock: '.5rem',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.control.track,
  // The fill conveys the checked state.
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  transition: `background-color ${duration.state} ${easing}, border-color ${duration.state} ${easing}`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '3px',
    insetInlineStart: '3px',
    aspectRatio: '1',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.text.muted,
    transition: `inset-inline-start ${duration.state} ${easing}, background-color ${duration.state} ${easing}`,
  },
  '::after': { content: '""', position: 'absolute', inset: '-.55rem' },
  selectors: {
    '&:checked': { borderColor: vars.control.checked, backgroundColor: vars.control.checked },
    '&:checked::before': {
      // Moves the thumb to the other end: the width of the track minus that of the thumb.
      insetInlineStart: 'calc(100% - 3px - (1.75rem - 9px))',
      backgroundColor: vars.control.onChecked,
    },
    '&:disabled': {
      borderColor: vars.border.disabled,
      backgroundColor: vars.surface.subtle,
      cursor: 'default',
    },
    '&:disabled::before': { backgroundColor: vars.text.disabled },
  },
})

export const notes = style({ marginBlockStart: '-.45rem', paddingBlockEnd: space[8] })
