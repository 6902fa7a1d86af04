import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { dataVars } from '#design-system/theme/data/dataColours.css.ts'
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

const { 1: first, 2: second, 3: third, 4: fourth } = dataVars.categorical
const colours = { 0: first, 1: second, 2: third, 3: fourth }

export const segment = styleVariants(colours, (fill) => ({ fill }))

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
  // Its colour connects it with its part of the bar.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const edge = styleVariants(colours, (borderColor) => ({ borderColor }))
