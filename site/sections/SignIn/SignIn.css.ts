import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '#design-system/tokens/scale.ts'

/** Two links side by side, styled as a segmented control. */
export const methods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  padding: space[4],
  borderRadius: `min(${vars.radius.pill}, 1.625rem)`,
  backgroundColor: vars.surface.raised,
})

export const method = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: minTouchTargetSize,
  paddingInline: space[12],
  border: '2px solid transparent',
  borderRadius: `min(${vars.radius.pill}, 1.375rem)`,
  color: vars.text.body,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.interface,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-current]': {
      backgroundColor: vars.control.checked,
      color: vars.control.onChecked,
      textDecoration: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { forcedColorAdjust: 'none' } } },
  },
})

export const password = style({ display: 'grid', gap: space[12] })
