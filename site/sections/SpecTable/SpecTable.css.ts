import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const group = style({
  display: 'grid',
  gap: space[16],
  paddingBlock: '2.25rem',
  borderBlockStart: `1px solid ${vars.border.strong}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: space[32] },
  },
})

export const rows = style({
  display: 'grid',
  alignContent: 'start',
  columnGap: '2.5rem',
  '@media': {
    // The first row's text stands level with the group's title.
    [media.desktop]: { marginBlockStart: '-.9rem' },
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: '.8rem',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  fontVariantNumeric: 'tabular-nums',
  // Long compounds at large text break rather than push the value off the page.
  overflowWrap: 'anywhere',
})
