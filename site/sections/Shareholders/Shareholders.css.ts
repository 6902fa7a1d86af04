import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
})

/** Bar of 100 percent across the page; hairlines separate the groups. */
export const bar = style({
  inlineSize: '100%',
  blockSize: 'clamp(3rem, 2rem + 3vw, 5rem)',
  borderRadius: vars.radius.small,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})

// Ordered so that adjacent colours differ in lightness.
const colours = [vars.chart.house, vars.chart.stored, vars.text.muted, vars.border.control] as const

export const part = styleVariants({
  0: { fill: colours[0] },
  1: { fill: colours[1] },
  2: { fill: colours[2] },
  3: { fill: colours[3] },
})

/** Only between groups; a stroke around them would cut off the round corners of the bar. */
export const divider = style({
  stroke: vars.surface.page,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: `${space[32]} ${space.gap}`,
})

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[12],
  paddingBlockStart: space[24],
  borderBlockStart: '4px solid',
})
export const edge = styleVariants({
  0: { borderColor: colours[0] },
  1: { borderColor: colours[1] },
  2: { borderColor: colours[2] },
  3: { borderColor: colours[3] },
})
