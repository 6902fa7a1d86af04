import { style } from '@vanilla-extract/css'
import { space, minTouchTargetSize } from '#design-system/tokens/scale.ts'

const withoutScript = ':root:not([data-script])'

/** Hidden without script; reserves its space while scripts load. */
export const scripted = style({
  display: 'grid',
  gap: space[4],
  // Limited to the resolution of the picture; also leaves the submit button in view.
  maxInlineSize: '24rem',
  selectors: { [`${withoutScript} &`]: { display: 'none' } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minBlockSize: minTouchTargetSize,
  rowGap: space[8],
  marginInline: '-1.2rem',
})

/** Fallback without script: an image input that submits the form. */
export const noScript = style({
  display: 'none',
  gap: space[12],
  selectors: { [`${withoutScript} &`]: { display: 'grid' } },
})
