import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({ display: 'grid', gap: space[32], maxInlineSize: '46rem' })
/** Short fields in pairs where there is room, the question across. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[24],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const wide = style({ gridColumn: '1 / -1' })
/** What became of the form; takes no room while there is nothing to say. */
export const notice = style([wide, { selectors: { '&:empty': { display: 'none' } } }])
export const submit = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  // As wide as there is room, for either thumb.
  '@media': { [media.mobile]: { justifyItems: 'stretch' } },
})
export const sent = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[32],
  '@media': { [media.mobile]: { justifyItems: 'stretch' } },
})
