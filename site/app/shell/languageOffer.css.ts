import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, layer, space, target } from '#design-system/tokens/scale.ts'

/** A line at the lower edge of the screen that never lies on the end of the page. */
export const root = style({
  position: 'sticky',
  insetBlockEnd: space[16],
  zIndex: layer.banner,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${space[16]})`,
  marginInline: 'auto',
  marginBlock: space[16],
  paddingBlock: space[4],
  paddingInlineStart: space[24],
  paddingInlineEnd: space[8],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.surface.raised,
  boxShadow: `0 8px 24px -8px ${vars.shadow.far}`,
  color: vars.text.body,
  fontSize: fontSize.interface,
  '@media': { print: { display: 'none' } },
  selectors: {
    // At the top of what asks for consent it is part of that.
    'form > &': {
      position: 'static',
      inlineSize: 'auto',
      maxInlineSize: '100%',
      margin: 0,
      // Its last word ends where the others do.
      marginInlineEnd: `-${space[16]}`,
      padding: 0,
      paddingBlockEnd: space[8],
      border: 0,
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})

export const close = style({
  minBlockSize: target,
  paddingInline: space[16],
  borderRadius: vars.radius.pill,
  color: vars.text.muted,
  selectors: { '&:hover': { backgroundColor: vars.action.hover, color: vars.text.high } },
})
