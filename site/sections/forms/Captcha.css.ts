import { style } from '@vanilla-extract/css'
import { space, target } from '#design-system/tokens/scale.ts'

const noScript = ':root:not([data-script])'

/** Needs script, and takes its room while that is on its way. */
export const scripted = style({
  display: 'grid',
  gap: space[4],
  // The picture is not drawn for more, and what follows it stays on the screen.
  maxInlineSize: '24rem',
  selectors: { [`${noScript} &`]: { display: 'none' } },
})

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minBlockSize: target,
  rowGap: space[8],
  marginInline: '-1.2rem',
})

/** Without script: the picture is the button. */
export const plain = style({
  display: 'none',
  gap: space[12],
  selectors: { [`${noScript} &`]: { display: 'grid' } },
})
