import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { floating } from '../../styles/floating.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, layer, radius, space, target } from '../../tokens/scale.ts'

export const root = style({
  ...floating,
  position: 'fixed',
  zIndex: layer.banner,
  display: 'grid',
  gap: space[16],
  padding: space[24],
  maxBlockSize: '80svb',
  overflowY: 'auto',
  color: vars.text.body,
  fontSize: fontSize.interface,
  '@media': {
    [media.mobile]: {
      insetInline: 0,
      insetBlockEnd: 0,
      borderStartStartRadius: radius.tile,
      borderStartEndRadius: radius.tile,
    },
    [media.desktop]: {
      insetInlineStart: space[24],
      insetBlockEnd: space[24],
      inlineSize: '26rem',
      borderRadius: radius.tile,
    },
    print: { display: 'none' },
  },
})

export const title = style({
  color: vars.text.high,
  fontSize: '1rem',
  fontWeight: fontWeight.strong,
})

export const choices = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[8] })

export const settings = style({
  justifySelf: 'center',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})

globalStyle(`body:has(${root})`, { '@media': { [media.mobile]: { paddingBlockEnd: '16rem' } } })
