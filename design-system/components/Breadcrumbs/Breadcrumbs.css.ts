import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, space, minTouchTargetSize } from '../../tokens/scale.ts'

export const root = style({
  color: vars.text.muted,
  fontSize: fontSize.small,
  '@media': { [media.print]: { display: 'none' } },
})

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[8] })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: '2rem',
  '@media': {
    [media.mobile]: {
      // On small screens only the parent page, with its arrow in front.
      flexDirection: 'row-reverse',
      minBlockSize: minTouchTargetSize,
      selectors: { '&:not(:nth-last-child(2))': { display: 'none' } },
    },
  },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  selectors: {
    '&:hover': {
      color: vars.text.high,
      textDecoration: 'underline',
      textUnderlineOffset: '.3em',
    },
  },
  '@media': { [media.mobile]: { minBlockSize: minTouchTargetSize, color: vars.text.body } },
})

export const current = style({ color: vars.text.high, overflowWrap: 'anywhere' })

export const separator = style({ display: 'contents' })

globalStyle(`${separator} > svg`, {
  inlineSize: '.75em',
  '@media': { [media.mobile]: { rotate: '180deg', inlineSize: '.9em' } },
})
