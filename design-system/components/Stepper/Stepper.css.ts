import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { visuallyHidden } from '../../styles/visuallyHidden.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../tokens/scale.ts'

const wide = '(width >= 34rem)'

export const root = style({ containerType: 'inline-size' })

export const summary = style({
  marginBlockEnd: space[12],
  color: vars.text.high,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
  '@container': { [wide]: { display: 'none' } },
})

export const list = style({
  display: 'flex',
  gap: space[4],
  '@container': { [wide]: { gap: space[16] } },
})

/** A piece of a bar; with room a numbered name on a line. */
export const step = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  minBlockSize: '4px',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.control.track,
  color: vars.text.muted,
  fontSize: fontSize.interface,
  lineHeight: 1.3,
  selectors: {
    '&[data-state=done], &[aria-current]': { backgroundColor: vars.control.checked },
    '&[aria-current]': { color: vars.text.high, fontWeight: fontWeight.strong },
  },
  '@container': {
    [wide]: {
      display: 'flex',
      gap: space[12],
      alignItems: 'center',
      paddingBlockStart: space[16],
      borderBlockStart: `2px solid ${vars.border.hairline}`,
      borderRadius: 0,
      selectors: {
        '&, &[data-state=done], &[aria-current]': { backgroundColor: 'transparent' },
        '&[data-state=done], &[aria-current]': { borderColor: vars.control.checked },
      },
    },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: {
        '&[data-state=done], &[aria-current]': { borderBlockStart: '4px solid Highlight' },
      },
    },
  },
})

export const words = style({
  ...visuallyHidden,
  selectors: {
    // Narrow: the link to a step that is done shows itself below its piece of the bar when it is reached.
    '&:focus-within': {
      inlineSize: 'max-content',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      insetBlockStart: `calc(100% + ${space[8]})`,
    },
  },
  '@container': {
    [wide]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
})

export const sign = style({
  display: 'none',
  '@container': {
    [wide]: {
      display: 'grid',
      placeContent: 'center',
      flex: 'none',
      inlineSize: '1.75rem',
      blockSize: '1.75rem',
      border: `1.5px solid ${vars.border.control}`,
      borderRadius: '50%',
      fontSize: fontSize.small,
      fontVariantNumeric: 'tabular-nums',
      selectors: {
        '[data-state=done] > &': {
          borderColor: vars.control.checked,
          backgroundColor: vars.control.checked,
          color: vars.control.onChecked,
        },
        '[aria-current] > &': { borderColor: vars.control.checked, color: vars.text.high },
      },
    },
  },
})

/** The way back to a step that is done. */
export const link = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.text.high, textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
})
