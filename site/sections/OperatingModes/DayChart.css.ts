import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { panelCorners } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { easing, fontSize, space } from '#design-system/tokens/scale.ts'

export const root = style([
  panelCorners,
  {
    // The colours are the legend: they stay what they are where others are replaced.
    forcedColorAdjust: 'none',
    display: 'grid',
    gap: space[24],
    padding: 'clamp(1rem, 2.4vw, 2.25rem)',
    backgroundColor: vars.surface.raised,
    color: vars.text.body,
  },
])

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[24]}`,
  fontSize: fontSize.small,
})

export const key = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '::before': { content: '""', inlineSize: '.625rem', blockSize: '.625rem', borderRadius: '3px' },
})
const swatch = (backgroundColor: string) => ({ '::before': { backgroundColor } })
export const keyOf = styleVariants({
  sun: swatch(vars.chart.sunLine),
  house: swatch(vars.chart.house),
  battery: swatch(vars.chart.stored),
})
export const unit = style({ marginInlineStart: 'auto' })

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'clamp(11rem, 8rem + 8vw, 14rem) 2.25rem auto',
  gap: `${space[12]} ${space[12]}`,
  paddingInlineEnd: space[16],
  color: vars.text.muted,
  fontSize: fontSize.fine,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
})

/** Each number stands level with its line. */
export const values = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
})
export const value = style({ display: 'flex', alignItems: 'center', blockSize: 0 })

/** Each time stands under its hour. */
export const hours = style({ gridColumn: 2, display: 'flex', justifyContent: 'space-between' })
export const hour = style({ display: 'flex', justifyContent: 'center', inlineSize: 0 })

export const strip = style({ gridColumn: 2, inlineSize: '100%', blockSize: '100%' })
const show = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } })

export const curves = style([
  strip,
  {
    overflow: 'visible',
    // The day passes when another tab is chosen, not when the page arrives.
    '@media': {
      [media.motion]: {
        selectors: {
          ':has(> [role=tablist]:focus-within) &': { animation: `${show} .9s ${easing}` },
        },
      },
    },
  },
])

const stroke = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
} as const

export const grid = style({ ...stroke, stroke: vars.border.hairline })
export const sun = style({ ...stroke, stroke: vars.chart.sunLine, strokeWidth: 2 })
export const house = style({ ...stroke, stroke: vars.chart.house, strokeWidth: 2 })
export const battery = style({ fill: vars.chart.stored, opacity: 0.92 })
export const glow = styleVariants({ top: 0.42, foot: 0.04 }, (stopOpacity) => ({
  stopColor: vars.chart.sun,
  stopOpacity,
}))
export const level = styleVariants({ full: 1, empty: 0.5 }, (stopOpacity) => ({
  stopColor: vars.chart.stored,
  stopOpacity,
}))

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[16],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  color: vars.text.high,
})

/** Figure above, what it measures below; the source order is the other way round. */
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[8],
})
