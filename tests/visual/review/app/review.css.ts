import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

/** Below this width everything is stacked, and the page scrolls as a whole. */
const narrow = '(width < 48rem)'

const edge = `1px solid ${vars.border.hairline}`

export const page = style({
  display: 'grid',
  gridTemplate:
    '"head head" auto "list main" minmax(0, 1fr) "foot foot" auto / minmax(15rem, 22rem) minmax(0, 1fr)',
  blockSize: '100dvb',
  fontSize: fontSize.interface,
  '@media': { [narrow]: { display: 'block', blockSize: 'auto' } },
})

export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[16],
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: edge,
})

export const list = style({
  gridArea: 'list',
  overflowY: 'auto',
  padding: space[8],
  borderInlineEnd: edge,
  '@media': { [narrow]: { maxBlockSize: '30vb', borderInlineEnd: 0, borderBlockEnd: edge } },
})

export const cause = style({
  padding: `${space[12]} ${space[8]} ${space[4]}`,
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
})

export const possibleCauses = style({
  padding: `0 ${space[8]} ${space[4]}`,
  color: vars.text.muted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[8],
  inlineSize: '100%',
  minBlockSize: '2rem',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-current=true]': { backgroundColor: vars.selection.fill, color: vars.selection.text },
  },
})

export const itemName = style({ gridColumn: '1 / -1' })

export const itemNote = style({ fontSize: fontSize.small })

export const main = style({
  gridArea: 'main',
  display: 'grid',
  alignContent: 'start',
  // Scrollable children would shrink.
  gridAutoRows: 'max-content',
  gap: space[12],
  minInlineSize: 0,
  overflowY: 'auto',
  padding: space[16],
  overflowWrap: 'anywhere',
})

globalStyle(`${main} > *`, { minInlineSize: 0 })
// A table scrolls; columns of parts of words could not be read.
globalStyle(`${main} table`, { overflowWrap: 'break-word' })

export const range = style({ display: 'flex', alignItems: 'center', gap: space[12] })

globalStyle(`${range} > input`, { flex: 1 })

export const strip = style({ display: 'flex', gap: space[8], overflowX: 'auto', padding: '5px' })

globalStyle(`${strip} > *`, { flex: 'none' })

export const thumbnail = style({
  maxInlineSize: 'none',
  inlineSize: '9rem',
  blockSize: '6rem',
  objectFit: 'cover',
  border: edge,
  borderRadius: vars.radius.small,
})

export const lines = style({
  border: edge,
  borderRadius: vars.radius.small,
  fontSize: fontSize.small,
})

export const line = styleVariants(
  {
    '+': { backgroundColor: vars.status.success.fill, color: vars.status.success.text },
    '−': { backgroundColor: vars.status.error.fill, color: vars.status.error.text },
    '': {},
    '…': { borderBlock: edge, color: vars.text.muted },
  },
  (own) => ({
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    fontFamily: 'ui-monospace, monospace',
    textDecoration: 'none',
    ...own,
  }),
)

export const lineText = style({
  paddingInline: space[8],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const foot = style({
  gridArea: 'foot',
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: edge,
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const key = style({
  paddingInline: '.35rem',
  border: edge,
  borderRadius: vars.radius.small,
  color: vars.text.body,
  font: 'inherit',
})
