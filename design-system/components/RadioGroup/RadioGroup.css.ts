import { styleVariants } from '@vanilla-extract/css'
import {
  checkboxAndRadioBaseStyle,
  checkboxAndRadioStateSelectors,
  checkMarkStyle,
  checkMarkStateSelectors,
} from '../../styles/checkable.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  space,
  minTouchTargetSize,
} from '../../tokens/scale.ts'
import {
  label as checkboxLabel,
  notes as checkboxNotes,
  root as checkboxRoot,
} from '../Checkbox/Checkbox.css.ts'

const invalidRing = `inset 0 0 0 1px ${vars.status.error.solid}`

export const options = styleVariants({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  segments: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[4],
    justifySelf: 'start',
    maxInlineSize: '100%',
    padding: '3px',
    border: `1px solid ${vars.border.control}`,
    borderRadius: `min(${vars.radius.pill}, 1.625rem)`,
    selectors: {
      '[data-invalid] > &': { borderColor: vars.status.error.solid, boxShadow: invalidRing },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '[data-invalid] > &': { borderWidth: '3px' } } },
    },
  },
})

export const option = styleVariants({
  list: [checkboxRoot],
  segments: {
    position: 'relative',
    flex: '1 0 auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto)',
    maxInlineSize: '100%',
    fontSize: fontSize.interface,
  },
})

export const radio = styleVariants({
  list: {
    ...checkboxAndRadioBaseStyle,
    borderRadius: '50%',
    '::before': {
      ...checkMarkStyle,
      inlineSize: '.5rem',
      blockSize: '.5rem',
      clipPath: 'circle(50%)',
    },
    selectors: { ...checkboxAndRadioStateSelectors, ...checkMarkStateSelectors },
  },
  // Covers the label, so that the whole segment is clickable.
  segments: {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    borderRadius: `min(${vars.radius.pill}, 1.375rem)`,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'default' } },
  },
})

export const label = styleVariants({
  list: [checkboxLabel],
  segments: {
    display: 'grid',
    placeContent: 'center',
    overflowWrap: 'anywhere',
    minBlockSize: minTouchTargetSize,
    paddingInline: space[16],
    border: '2px solid transparent',
    borderRadius: `min(${vars.radius.pill}, 1.375rem)`,
    color: vars.text.body,
    fontWeight: fontWeight.interface,
    lineHeight: 1.3,
    textAlign: 'center',
    transition: `background-color ${duration.state} ${easing}`,
    selectors: {
      ':hover:enabled:not(:checked) + &': { backgroundColor: vars.action.hover },
      ':checked + &': { backgroundColor: vars.control.checked, color: vars.control.onChecked },
      ':disabled + &': { color: vars.text.disabled },
    },
    '@media': {
      [media.mobile]: { paddingInline: space[12] },
      // Without this, forced colours draw a backplate behind the text.
      [media.forcedColors]: { selectors: { ':checked + &': { forcedColorAdjust: 'none' } } },
    },
  },
})

export const notes = styleVariants({ list: [checkboxNotes], segments: { display: 'none' } })
