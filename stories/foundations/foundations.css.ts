import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { floatingSurfaceStyle } from '#design-system/styles/floating.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  layer,
  measure,
  space,
} from '#design-system/tokens/scale.ts'
import { typeStyles } from '#design-system/tokens/typography.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[64],
  maxInlineSize: measure.page,
  marginInline: 'auto',
  paddingBlock: space[32],
  '@media': { [media.desktop]: { paddingInline: space[32] } },
})

export const head = style({
  display: 'grid',
  gap: space[24],
  paddingBlockEnd: space[32],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
})
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})

/** Tabular figures for comparable values. */
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.gap,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[24],
  padding: space[24],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.tile,
})

export const ramp = style({ display: 'grid', gap: space[8] })
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})
export const step = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'center',
  blockSize: '4.5rem',
  paddingBlock: space[8],
  fontSize: fontSize.fine,
  fontWeight: fontWeight.strong,
  lineHeight: 1,
  forcedColorAdjust: 'none',
})
export const isBrand = style({
  inlineSize: '.375rem',
  blockSize: '.375rem',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
})

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: space.gap,
})
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minInlineSize: 0,
})
export const swatch = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '5rem',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
})
export const name = style({
  color: vars.text.high,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})
export const note = style({ color: vars.text.muted, fontSize: fontSize.small, lineHeight: 1.4 })

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  textAlign: 'start',
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'middle',
})
globalStyle(`${table} :is(th, td):first-child`, { inlineSize: '44%', paddingInlineStart: 0 })
globalStyle(`${table} thead th`, { color: vars.text.muted, fontWeight: fontWeight.body })
globalStyle(`${table} tbody th`, { color: vars.text.high, fontWeight: fontWeight.strong })

export const pairs = style({ borderBlockEnd: `1px solid ${vars.border.hairline}` })
export const pairsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
  paddingBlock: space[16],
  selectors: { '&:hover': { backgroundColor: vars.surface.subtle } },
})

export const cell = style({ display: 'flex', alignItems: 'center', gap: space[12] })
export const chip = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '3.25rem',
  blockSize: '2.25rem',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  fontWeight: fontWeight.strong,
  forcedColorAdjust: 'none',
})
export const headroom = style({ color: vars.text.muted })
export const tight = style({ color: vars.status.warning.text })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[32]}`,
  alignItems: 'baseline',
  paddingBlock: space[24],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
})
export const specimen = styleVariants(typeStyles, (value) => [
  style({ color: vars.text.high, overflowWrap: 'anywhere' }),
  style(value),
])
export const running = styleVariants(
  {
    lead: fontSize.lead,
    body: fontSize.body,
    interface: fontSize.interface,
    small: fontSize.small,
    fine: fontSize.fine,
  },
  (size) => ({ color: vars.text.body, fontSize: size, maxInlineSize: '60ch' }),
)

export const bar = style({
  blockSize: space[16],
  borderRadius: '2px',
  backgroundColor: vars.accent.fill,
  forcedColorAdjust: 'none',
})
export const barLarge = style([bar, { opacity: 0.4, marginBlockStart: space[4] }])

export const corners = styleVariants(
  {
    control: vars.radius.control,
    small: vars.radius.small,
    tile: vars.radius.tile,
    panel: vars.radius.panel,
    pill: vars.radius.pill,
  },
  (radius) => ({
    blockSize: '7rem',
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius,
    backgroundColor: vars.surface.tile,
  }),
)
export const shaped = style({ cornerShape: vars.radius.shape })

const level = style({
  display: 'grid',
  alignContent: 'end',
  minBlockSize: '10rem',
  padding: space[16],
  borderRadius: vars.radius.tile,
})
export const levels = styleVariants(
  {
    page: {
      backgroundColor: vars.surface.page,
      boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
    },
    subtle: { backgroundColor: vars.surface.subtle },
    tile: { backgroundColor: vars.surface.tile },
    raised: {
      backgroundColor: vars.surface.raised,
      boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
    },
    floating: floatingSurfaceStyle,
  },
  (look) => [level, look],
)

const travel = keyframes({
  from: { insetInlineStart: '0' },
  to: { insetInlineStart: 'calc(100% - 1.5rem)' },
})
export const track = style({
  position: 'relative',
  blockSize: '1.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.surface.tile,
})
export const runner = styleVariants(duration, (time) => ({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  backgroundColor: vars.accent.fill,
  forcedColorAdjust: 'none',
  '@media': {
    [media.motion]: { animation: `${travel} ${time} ${easing} 1s infinite alternate` },
  },
}))
export const curve = style({
  inlineSize: '14rem',
  color: vars.accent.graphic,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  overflow: 'visible',
})
export const frame = style({ stroke: vars.border.control, strokeWidth: 0.5 })

export const stack = style({ display: 'grid', gap: 0 })
export const sheet = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[16]} ${space[24]}`,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.surface.raised,
  selectors: { '& + &': { marginBlockStart: '-1px' } },
})

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: space[8],
})
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '7.5rem',
  padding: space[8],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.small,
  color: vars.text.high,
  fontSize: '1.25rem',
  cursor: 'pointer',
})
export const iconName = style({
  color: vars.text.muted,
  fontSize: fontSize.fine,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const sticky = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.subNavigation,
  paddingBlock: space[16],
  backgroundColor: vars.surface.page,
})
