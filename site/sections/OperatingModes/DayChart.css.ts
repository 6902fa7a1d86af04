import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { easing, fontSize, space } from '#design-system/tokens/scale.ts'

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'clamp(10rem, 7rem + 6vw, 12rem) 2.25rem auto',
  gap: space[12],
  paddingInlineEnd: space[16],
  color: vars.text.muted,
  fontSize: fontSize.fine,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
})

/** Centers each number on its grid line. */
export const values = style({
  gridRow: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
})
export const value = style({ display: 'flex', alignItems: 'center', blockSize: 0 })

/** Behind curves and bars, so that the highlighted hour shows through. */
export const periods = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
})
export const period = style({ fill: vars.text.high, opacity: 0.06 })
export const periodName = style({ fill: vars.text.body, textAnchor: 'middle' })
export const now = style({
  fill: vars.text.high,
  opacity: 0.14,
  '@media': {
    [media.motion]: { selectors: { '[data-playing] &': { transition: 'x 1s linear' } } },
  },
})

/** Centers each time under its hour. */
export const hours = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
})
export const hour = style({ display: 'flex', justifyContent: 'center', inlineSize: 0 })

export const strip = style({
  gridColumn: 2,
  gridRow: 2,
  inlineSize: '100%',
  blockSize: '100%',
})
const show = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } })

export const curves = style({
  gridColumn: 2,
  gridRow: 1,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // Animated when another tab is selected, not on page load.
  '@media': {
    [media.motion]: {
      selectors: {
        ':has(> [role=tablist]:focus-within) &': { animation: `${show} .9s ${easing}` },
      },
    },
  },
})

const stroke = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
} as const

export const grid = style({ ...stroke, stroke: vars.border.hairline })
export const sun = style({ ...stroke, stroke: vars.chart.sunLine, strokeWidth: 2 })
export const house = style({ ...stroke, stroke: vars.chart.house, strokeWidth: 2 })
export const battery = style({ fill: vars.chart.stored })
export const glow = styleVariants({ top: 0.42, foot: 0.04 }, (stopOpacity) => ({
  stopColor: vars.chart.sun,
  stopOpacity,
}))
