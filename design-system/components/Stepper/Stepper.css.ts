import { style } from '@vanilla-extract/css'
import { germanHyphenationStyle } from '../../styles/hyphens.ts'
import { media } from '../../styles/media.ts'
import { visuallyHiddenStyle } from '../../styles/visuallyHiddenStyle.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../tokens/scale.ts'

const wideContainer = '(width >= 34rem)'

export const root = style({ containerType: 'inline-size' })

export const summary = style({
  marginBlockEnd: space[12],
  color: vars.text.high,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
  '@container': { [wideContainer]: { display: 'none' } },
})

export const list = style({
  display: 'flex',
  gap: space[4],
  '@container': { [wideContainer]: { gap: space[16] } },
})

/** A segment of a bar; a numbered label above a line in wide containers. */
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
    ...germanHyphenationStyle,
    '&[data-state=done], &[aria-current]': { backgroundColor: vars.control.checked },
    '&[aria-current]': { color: vars.text.high, fontWeight: fontWeight.strong },
  },
  '@container': {
    [wideContainer]: {
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
  ...visuallyHiddenStyle,
  selectors: {
    // In narrow containers the link to a completed step is only visible while it has the focus.
    '&:focus-within': {
      inlineSize: 'max-content',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      insetBlockStart: `calc(100% + ${space[8]})`,
    },
  },
  '@container': {
    [wideContainer]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
})

export const indicator = style({
  display: 'none',
  '@container': {
    [wideContainer]: {
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

/** Link back to a completed step. */
export const link = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.text.high, textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
})
