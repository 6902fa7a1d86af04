import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

export const root = style({
  fontSize: fontSize.small,
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: space[96], alignSelf: 'start' },
    [media.print]: { display: 'none' },
  },
})

export const title = style({
  marginBlockEnd: space[8],
  color: vars.text.high,
  fontWeight: fontWeight.strong,
})

export const list = style({
  maxInlineSize: '22rem',
  borderInlineStart: `1px solid ${vars.border.hairline}`,
})

export const link = style({
  display: 'block',
  paddingBlock: '.4rem',
  paddingInlineStart: space[16],
  color: vars.text.muted,
  lineHeight: 1.35,
  selectors: { '&:hover': { color: vars.text.link } },
})
