import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space, target } from '#design-system/tokens/scale.ts'

const noScript = ':root:not([data-script])'

/** Needs script, and takes its room while that is on its way. */
export const scripted = style({
  display: 'grid',
  gap: space[4],
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

export const task = style({ display: 'flex', alignItems: 'center', gap: space[16] })

/** Where it is clicked counts, so it is never scaled; on the narrowest screens it reaches over the panel's padding. */
export const picture = style({
  marginInline: 'min(0px, (100% - 280px) / 2)',
  borderRadius: vars.radius.small,
  cursor: 'crosshair',
})
