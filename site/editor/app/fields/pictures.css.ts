import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

export const root = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const label = style({
  color: vars.text.high,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
})

export const current = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
})

export const thumbnail = style({
  inlineSize: '4rem',
  blockSize: '2.75rem',
  flex: 'none',
  borderRadius: `calc(${vars.radius.control} / 2)`,
  objectFit: 'cover',
  backgroundColor: vars.surface.tile,
})

export const name = style({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.text.high,
  fontSize: fontSize.interface,
})

export const size = style({ color: vars.text.muted, fontSize: fontSize.small })

export const alt = style({ fontSize: fontSize.small, fontWeight: fontWeight.body })

export const picker = style({ display: 'grid', gap: space[16] })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[12],
  padding: 0,
  listStyle: 'none',
})

export const choice = style({
  display: 'grid',
  gap: space[4],
  inlineSize: '100%',
  padding: space[4],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: {
    '&:hover:enabled': { backgroundColor: vars.action.hover },
    '&[aria-pressed=true]': {
      borderColor: vars.control.checked,
      outline: `1px solid ${vars.control.checked}`,
    },
    '&:disabled': { opacity: 0.55 },
  },
})

export const preview = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: `calc(${vars.radius.control} / 2)`,
  backgroundColor: vars.surface.tile,
})

globalStyle(`${root} > details`, { borderBlock: 0 })
globalStyle(`${root} > details > summary`, {
  justifyContent: 'start',
  gap: space[4],
  minBlockSize: '1.75rem',
  paddingBlock: 0,
  letterSpacing: 'normal',
})

/** Picture with its focal point, and the crop beside it. */
export const focus = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: space[12],
  alignItems: 'start',
})

export const focusPicker = style({ position: 'relative', display: 'block', cursor: 'crosshair' })

export const wholeImage = style({ display: 'block', inlineSize: '100%' })

export const point = style({
  position: 'absolute',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `3px solid ${vars.status.info.solid}`,
  borderRadius: '50%',
  outline: `2px solid ${vars.status.info.onSolid}`,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
})

export const cropped = style({ inlineSize: '100%', objectFit: 'cover' })

export const slider = style({
  display: 'grid',
  color: vars.text.high,
  fontSize: fontSize.interface,
})
