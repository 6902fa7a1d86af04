import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontWeight } from '#design-system/tokens/scale.ts'

/** Panel; its inner width selects the layout. */
export const root = style([
  panelCornerStyle,
  {
    containerType: 'inline-size',
    padding: 'clamp(1rem, 6.5vw - 2.6rem, 3.5rem)',
    backgroundColor: vars.surface.tile,
    '@media': { [media.print]: { breakInside: 'avoid' } },
  },
])

/** The places in a drawing run from left to right in every language. */
const drawing = { inlineSize: '100%', overflow: 'visible', direction: 'ltr' } as const

const roomy = '(inline-size >= 52em)'

export const layout = styleVariants({
  wide: {
    ...drawing,
    display: 'none',
    '@container': { [roomy]: { display: 'block' } },
  },
  narrow: {
    ...drawing,
    display: 'block',
    maxInlineSize: '27rem',
    marginInline: 'auto',
    '@container': { [roomy]: { display: 'none' } },
  },
  upright: {
    ...drawing,
    display: 'block',
    maxInlineSize: '27rem',
    marginInline: 'auto',
  },
})

const line = {
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const
const thin = { ...line, strokeWidth: 1 } as const
const strong = { ...line, strokeWidth: 2.5 } as const

export const look = styleVariants({
  body: { ...line, strokeWidth: 1.5, stroke: vars.text.high, fill: vars.surface.raised },
  shade: { ...line, strokeWidth: 1, stroke: vars.border.control, fill: vars.surface.page },
  outline: { ...line, strokeWidth: 1.5, stroke: vars.text.high },
  detail: { ...thin, stroke: vars.text.muted },
  dimension: { ...thin, stroke: vars.border.control },
  light: { ...line, strokeWidth: 3, stroke: vars.accent.graphic },
  zone: { ...line, strokeWidth: 1.5, strokeDasharray: '5 5', stroke: vars.accent.graphic },
  limit: { ...line, strokeWidth: 2, strokeDasharray: '7 6', stroke: vars.chart.sunLine },
  sun: { ...strong, stroke: vars.chart.sunLine },
  stored: { ...strong, stroke: vars.chart.stored },
  load: { ...strong, stroke: vars.chart.house },
  grid: { ...strong, stroke: vars.chart.grid },
  data: { ...line, strokeWidth: 1.5, strokeDasharray: '2 6', stroke: vars.text.high },
  sunArea: { fill: vars.chart.sun, opacity: 0.3 },
  storedArea: { fill: vars.chart.stored, opacity: 0.42 },
  loadArea: { fill: vars.chart.house, opacity: 0.07 },
  storedFill: { fill: vars.chart.stored },
})

export const words = styleVariants({
  label: { fill: vars.text.high, fontWeight: fontWeight.strong },
  note: { fill: vars.text.body, fontVariantNumeric: 'tabular-nums' },
  crossing: {
    fill: vars.text.body,
    paintOrder: 'stroke',
    stroke: vars.surface.tile,
    strokeWidth: 6,
    strokeLinejoin: 'round',
  },
})

const travel = keyframes({ to: { strokeDashoffset: -280 } })
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-60px)' } })

const order = createVar()
const start = `calc(8% + 5% * ${order})`

/** Animation that follows the drawing across the screen: it rests when scrolling does. */
const whileScrolled = (name: string, range: string) => ({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [media.motion]: {
          animation: `${name} linear both`,
          animationTimeline: 'view()',
          animationRange: range,
        },
        [media.print]: { animation: 'none' },
      },
    },
  },
})

/** Modules follow one another while the drawing is scrolled into view. */
const stack = style(whileScrolled(drop, `cover ${start} cover calc(${start} + 8%)`))
const stacked = (place: string) => [stack, { vars: { [order]: place } }]

export const motion = styleVariants({
  /** Energy moves along the line. */
  flow: [
    {
      strokeDasharray: '7 7',
      '@media': { [media.print]: { strokeDasharray: 'none' } },
      ...whileScrolled(travel, 'cover 0% cover 100%'),
    },
  ],
  1: stacked('1'),
  2: stacked('2'),
  3: stacked('3'),
  4: stacked('4'),
  5: stacked('5'),
  6: stacked('6'),
})
