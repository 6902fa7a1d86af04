import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const head = style({ display: 'grid', gap: space[32], alignContent: 'start' })
export const form = style({ display: 'grid', gap: space[32] })
export const categories = style({
  display: 'grid',
  gap: space[24],
  selectors: { '[role=dialog] &': { gap: space[4] } },
})

/** In a dialog, whose content has smaller gaps. */
export const dialogForm = style({ display: 'grid', gap: space[16], paddingBlockEnd: space[8] })
