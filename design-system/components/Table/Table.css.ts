import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { typeStyles } from '../../tokens/typography.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '../../tokens/scale.ts'

/** Narrower than its table in a grid, where the table scrolls. */
export const captioned = style({ minInlineSize: 0 })

/** Outside of the scroll area, so that it does not scroll away. */
export const caption = style({
  ...typeStyles.h5,
  paddingBlockEnd: space[16],
  color: vars.text.high,
})

/** Borders belong to cells: those of a collapsed table would scroll away under sticky cells. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.interface,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})

const cellSpace = { paddingBlock: '.7rem', paddingInlineEnd: space[32] } as const

/** Sticky row headers. */
const stickyColumn = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: 'inherit',
} as const

export const head = style({
  ...cellSpace,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  borderBlockEnd: `1px solid ${vars.border.strong}`,
  backgroundColor: vars.surface.page,
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.interface,
  verticalAlign: 'bottom',
  selectors: {
    'th&:first-of-type': { insetInlineStart: 0, zIndex: 3 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': { [media.print]: { position: 'static' } },
})

export const row = style({
  backgroundColor: vars.surface.page,
  selectors: { '&[data-selected]': { backgroundColor: vars.surface.subtle } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.surface.subtle } } },
    [media.print]: { breakInside: 'avoid' },
  },
})

export const cell = style({
  ...cellSpace,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  color: vars.text.high,
  verticalAlign: 'baseline',
  selectors: {
    'th&': { ...stickyColumn, minInlineSize: '7rem', fontWeight: fontWeight.strong },
    'td&': { color: vars.text.body },
    '&:last-child': { paddingInlineEnd: 0 },
  },
})

// A long word widens its column, which scrolls; breaking anywhere would let columns shrink to single letters.
globalStyle(`${cell}${cell} *`, { overflowWrap: 'break-word' })

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', whiteSpace: 'nowrap' },
})

// In forced colours a sticky cell would cover an outline of its row.
globalStyle(`${row}[data-selected] > *`, {
  '@media': { [media.forcedColors]: { borderBlock: '2px solid Highlight' } },
})

/** As high as a line of text, so that rows keep their height when they arrive. */
export const placeholder = style({ display: 'grid', alignItems: 'center', minBlockSize: '1.4em' })

export const empty = style({
  paddingBlock: space[48],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  color: vars.text.muted,
  textAlign: 'center',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})

/** Cells of buttons, whose targets are higher than a line of text. */
export const actions = style({ paddingBlock: 0, textAlign: 'end', verticalAlign: 'middle' })

/** Cells of checkboxes: the box, whose target is larger, sets their height. */
export const tick = style({ inlineSize: '1px', paddingBlock: 0, paddingInlineStart: space[12] })

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: minTouchTargetSize,
  marginBlock: '-.7rem',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  selectors: { '&:hover': { color: vars.text.high } },
})

/** The direction of the sorted column; of others while they are pointed at or focused. */
export const arrow = style({
  display: 'grid',
  opacity: 0,
  selectors: { '&[data-shown], :is(:hover, :focus-visible) > &': { opacity: 1 } },
})
