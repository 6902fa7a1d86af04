import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'

/** Transition between hours during playback. */
const hourTransition = (...properties: string[]) => ({
  '@media': {
    [media.motion]: {
      selectors: {
        '[data-playing] &': {
          transition: properties.map((property) => `${property} 1s linear`).join(', '),
        },
      },
    },
  },
})

export const root = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

export const sky = style({ fill: vars.chart.sun, ...hourTransition('opacity') })
export const sun = style({
  fill: vars.chart.sun,
  stroke: vars.chart.sunLine,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  ...hourTransition('cx', 'cy', 'opacity'),
})
export const sunPath = style({
  fill: 'none',
  stroke: vars.border.strong,
  strokeDasharray: '1 5',
  strokeLinecap: 'round',
})

const line = {
  stroke: vars.text.high,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const
export const shape = style({ ...line, fill: vars.surface.raised })
export const roof = style({ ...line, fill: vars.surface.tile })
export const detail = style({ ...line, fill: 'none', strokeWidth: 1, stroke: vars.text.muted })
export const panel = style({
  stroke: vars.picture.border,
  strokeWidth: 1,
  fill: vars.picture.ground,
  vectorEffect: 'non-scaling-stroke',
})
export const light = style({ fill: vars.chart.sun, ...hourTransition('opacity') })
export const charge = style({ fill: vars.chart.stored, ...hourTransition('y', 'height') })
export const glowLine = style({ ...line, stroke: vars.accent.fill, strokeWidth: 2.5 })
export const cross = style({
  ...line,
  fill: 'none',
  stroke: vars.status.error.text,
  strokeWidth: 2,
})

/** Static background line of every possible flow. */
export const conduit = style({
  fill: 'none',
  stroke: vars.border.strong,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
})

const flows = {
  sun: vars.chart.sunLine,
  house: vars.chart.house,
  battery: vars.chart.stored,
  grid: vars.chart.grid,
}
export const flow = style({
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  ...hourTransition('stroke-width'),
})
export const flowColour = styleVariants(flows, (stroke) => ({ stroke }))
export const arrowheadColour = styleVariants(flows, (fill) => ({ fill }))

const along = keyframes({ from: { strokeDashoffset: 22 }, to: { strokeDashoffset: 0 } })

/** Beads that move along a flow during playback. */
export const bead = style({
  display: 'none',
  fill: 'none',
  stroke: vars.surface.raised,
  strokeDasharray: '0 22',
  strokeLinecap: 'round',
  '@media': {
    [media.motion]: {
      selectors: {
        '[data-playing] &': { display: 'inline', animation: `${along} 1.2s linear infinite` },
      },
    },
  },
})
