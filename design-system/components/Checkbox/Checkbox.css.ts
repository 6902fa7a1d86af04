import { style } from '@vanilla-extract/css'
import {
  checkboxAndRadioBaseStyle,
  checkboxAndRadioStateSelectors,
  checkMarkStyle,
  checkMarkStateSelectors,
} from '../../styles/checkable.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '../../tokens/scale.ts'

/** Box and label in two columns; also used by radio buttons. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  fontSize: fontSize.interface,
})

export const box = style({
  ...checkboxAndRadioBaseStyle,
  borderRadius: '5px',
  '::before': {
    ...checkMarkStyle,
    clipPath: 'polygon(9% 47%, 0 58%, 39% 93%, 100% 21%, 90% 11%, 38% 70%)',
  },
  selectors: {
    ...checkboxAndRadioStateSelectors,
    ...checkMarkStateSelectors,
    '&:enabled:indeterminate': {
      borderColor: vars.control.checked,
      backgroundColor: vars.control.checked,
    },
    '&:indeterminate::before': { scale: '1', clipPath: 'inset(42% 4%)' },
  },
})

export const label = style({
  paddingBlock: `calc((${minTouchTargetSize} - 1.44em) / 2)`,
  color: vars.text.high,
  fontWeight: fontWeight.interface,
  lineHeight: 1.4,
  selectors: { ':disabled + &': { color: vars.text.muted } },
})

/** Below the label, close to it. */
export const notes = style({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  marginBlockStart: '-.45rem',
  paddingBlockEnd: space[8],
})
