import { style } from '@vanilla-extract/css'
import { germanHyphenationStyle } from '../../styles/hyphens.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../tokens/scale.ts'

/** Minimum width for two columns of rows. */
const wide = '(inline-size >= 44rem)'
/** Below this width label and value are stacked. */
const narrow = '(inline-size < 17rem)'

/** Its groups are laid out by the element around it. */
export const root = style({ display: 'contents' })

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: '2.25rem',
  borderBlockStart: `1px solid ${vars.border.strong}`,
  selectors: { [`${root}:last-child > &:last-child`]: { paddingBlockEnd: 0 } },
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: space[32] },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
      paddingBlock: space[16],
      breakInside: 'avoid',
    },
  },
})

export const title = style({ '@media': { [media.print]: { breakAfter: 'avoid' } } })

export const container = style({
  containerType: 'inline-size',
  // Aligns the first row with the group's title.
  '@media': {
    [media.desktop]: { marginBlockStart: '-.9rem' },
    [media.print]: { marginBlockStart: '-.4rem' },
  },
})

export const rows = style({
  display: 'grid',
  alignContent: 'start',
  columnGap: '2.5rem',
  '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: '.8rem',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  fontSize: fontSize.body,
  fontVariantNumeric: 'tabular-nums',
  // Long compounds break at large text sizes instead of pushing the value off the page.
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  selectors: germanHyphenationStyle,
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
  '@media': { [media.print]: { paddingBlock: '.3rem', fontSize: fontSize.small } },
})

export const label = style({ color: vars.text.muted })
export const value = style({ color: vars.text.high })
export const note = style({ display: 'block', color: vars.text.muted, fontSize: fontSize.small })
