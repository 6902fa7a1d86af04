import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import {
  fontSize,
  fontWeight,
  layer,
  space,
  minTouchTargetSize,
} from '#design-system/tokens/scale.ts'

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  paddingBlock: space[8],
  paddingInlineStart: space[24],
  paddingInlineEnd: space[8],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.surface.raised,
  boxShadow: `0 8px 24px -8px ${vars.shadow.far}`,
  color: vars.text.body,
  fontSize: fontSize.interface,
  '@media': { print: { display: 'none' } },
})

/** Sticks to the lower edge of the viewport without covering the end of the page. */
export const stickyOffer = style([
  line,
  {
    position: 'sticky',
    insetBlockEnd: space[16],
    zIndex: layer.banner,
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - 2 * ${space[16]})`,
    marginInline: 'auto',
    marginBlock: space[16],
  },
])

/** Placed above the consent banner. */
export const offerAboveBanner = style([
  line,
  {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInline: 0,
    marginBlockEnd: space[8],
    '@media': { [media.mobile]: { marginInline: space[8] } },
  },
])

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})

export const close = style({
  minBlockSize: minTouchTargetSize,
  paddingInline: space[16],
  borderRadius: vars.radius.pill,
  color: vars.text.muted,
  selectors: { '&:hover': { backgroundColor: vars.action.hover, color: vars.text.high } },
})
