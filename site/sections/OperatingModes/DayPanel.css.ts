import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '#design-system/tokens/scale.ts'
import { typeStyles } from '#design-system/tokens/typography.ts'

export const root = style([
  panelCornerStyle,
  {
    // Colours are the legend, so forced-colors mode must not replace them.
    forcedColorAdjust: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
    padding: 'clamp(1rem, 2.4vw, 2.25rem)',
    backgroundColor: vars.surface.raised,
    color: vars.text.body,
    containerType: 'inline-size',
    '@media': { [media.print]: { breakInside: 'avoid' } },
  },
])

const beside = '(inline-size >= 40em)'

/** The house with its readings beside or below it. */
export const scene = style({
  display: 'grid',
  gap: `${space[16]} ${space[32]}`,
  alignItems: 'center',
  '@container': {
    [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(11rem, 15rem)' },
  },
})
export const side = style({ display: 'grid', gap: space[8] })

export const clock = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: minTouchTargetSize,
})
export const time = style({
  ...typeStyles.fact,
  color: vars.text.high,
  fontVariantNumeric: 'tabular-nums',
})

/** Hidden until hydrated, but keeps its space. */
const scripted = {
  selectors: {
    '&:not([data-ready])': { visibility: 'hidden' },
    ':root:not([data-script]) &, [data-failed] &': { display: 'none' },
  },
  '@media': { [media.print]: { display: 'none' } },
} as const
export const control = style(scripted)

export const readings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  columnGap: space[24],
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const reading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  alignContent: 'start',
  alignItems: 'center',
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  fontSize: fontSize.small,
  lineHeight: 1.3,
})
/** Spans the whole row. */
export const fullRow = style({ gridColumn: '1 / -1' })
export const name = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const readingLabel = style({ color: vars.text.body })
const colors = {
  sun: vars.chart.sunLine,
  house: vars.chart.house,
  battery: vars.chart.stored,
  grid: vars.chart.grid,
}
/** Icon colour of each reading. */
export const readingIconColour = styleVariants(colors, (color) => ({ color }))
export const power = style({
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const direction = style({
  gridColumn: '1 / -1',
  paddingInlineStart: '1.55rem',
  color: vars.text.muted,
})
export const unit = style({
  // Leaves space for the period names above the curves.
  marginBlockEnd: space[32],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

/** Aligned with the plot area: excludes the axis labels and their gap. */
export const slide = style({
  marginBlockStart: space[8],
  paddingInline: `calc(1ch + ${space[12]}) ${space[16]}`,
  fontSize: fontSize.fine,
})

const thumb = '1.5rem'
const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumb,
  blockSize: thumb,
  border: `.4rem solid ${vars.surface.raised}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${vars.border.control}`,
  backgroundColor: vars.control.checked,
  cursor: 'grab',
} as const
const line = { blockSize: '2px', backgroundColor: vars.border.strong } as const

/** Aligns the center of the thumb with the center of its hour. */
export const slider = style({
  appearance: 'none',
  display: 'block',
  inlineSize: `calc(100% * 23 / 24 + ${thumb})`,
  minBlockSize: minTouchTargetSize,
  marginInline: `calc(100% / 48 - ${thumb} / 2)`,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  ...scripted,
  selectors: {
    ...scripted.selectors,
    '&::-webkit-slider-runnable-track': line,
    '&::-moz-range-track': line,
    '&::-webkit-slider-thumb': { ...knob, marginBlockStart: `calc((2px - ${thumb}) / 2)` },
    '&::-moz-range-thumb': knob,
    '&:focus-visible': { outlineOffset: '0' },
  },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, 1fr))',
  gap: space[16],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  color: vars.text.high,
})

/** Reversed on screen: the value above its label. */
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[8],
})

export const text = style({ display: 'grid', gap: space[24] })
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} caption`, {
  paddingBlockEnd: space[12],
  color: vars.text.muted,
  textAlign: 'start',
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[4]} ${space[8]}`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  textAlign: 'end',
  fontWeight: fontWeight.body,
})
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, textAlign: 'start' })
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 })
globalStyle(`${table} th`, { color: vars.text.high })
