import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { floatingSurfaceStyle } from '../../styles/floating.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, layer, space, minTouchTargetSize } from '../../tokens/scale.ts'

/** Sticky at the end of the page, so that it never covers the footer; in a column that is higher than the page, at its end. */
export const root = style({
  position: 'sticky',
  zIndex: layer.banner,
  marginBlockStart: 'auto',
  '@media': {
    [media.mobile]: { insetBlockEnd: 0 },
    [media.desktop]: {
      insetBlockEnd: space[24],
      inlineSize: '26rem',
      marginInline: space[24],
      marginBlockEnd: space[24],
    },
    print: { display: 'none' },
  },
})

export const card = style({
  ...floatingSurfaceStyle,
  display: 'grid',
  gap: space[16],
  padding: space[24],
  maxBlockSize: '80svb',
  overflowY: 'auto',
  color: vars.text.body,
  fontSize: fontSize.interface,
  '@media': {
    [media.mobile]: {
      borderStartStartRadius: vars.radius.tile,
      borderStartEndRadius: vars.radius.tile,
    },
    [media.desktop]: { borderRadius: vars.radius.tile },
  },
})

export const title = style({
  color: vars.text.high,
  fontSize: '1rem',
  fontWeight: fontWeight.strong,
})

/** Equal columns, one below the other where a word would not fit its column. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: space[8],
})

export const settings = style({
  justifySelf: 'center',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
  marginBlock: `calc(-1 * ${space[8]})`,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})
