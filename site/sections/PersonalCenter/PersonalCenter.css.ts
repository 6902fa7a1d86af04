import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, measure, space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
})

/** Its buttons have no border, so their labels are aligned with the other text. */
export const backAndSignOut = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  marginInline: '-1.15rem',
})

export const head = style({ display: 'grid', gap: space[32] })
/** The second sentence of the greeting. */
globalStyle(`${head} em`, { display: 'block' })

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  // An e-mail address may be longer than any word.
  overflowWrap: 'anywhere',
  paddingBlock: space[48],
  borderBlockStart: `1px solid ${vars.border.strong}`,
  selectors: {
    // The views above it end with a line.
    '&:first-child': { paddingBlockStart: space[16], borderBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: space[48],
    },
  },
})
export const groupHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[24],
  maxInlineSize: measure.text,
})
globalStyle(`${body} > *`, { inlineSize: '100%' })
globalStyle(`${body} > a`, { '@media': { [media.desktop]: { inlineSize: 'auto' } } })

/** Submit button and alternatives; on a phone the button takes the full width, for either thumb. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[24]}`,
})
globalStyle(`${actions} > :first-child`, { '@media': { [media.mobile]: { flexGrow: 1 } } })

/** Its button has no border, so its label is aligned with the other text. */
export const resendActions = style([
  actions,
  { '@media': { [media.desktop]: { marginInlineStart: `calc(-1 * ${space[24]})` } } },
])

export const rows = style({ display: 'grid' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  minBlockSize: '4rem',
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const label = style({
  color: vars.text.muted,
  '@media': { [media.mobile]: { gridColumn: '1 / -1', fontSize: fontSize.small } },
})
export const value = style({ color: vars.text.high, overflowWrap: 'anywhere' })
export const rowAction = style({ textAlign: 'end' })

export const list = style({ display: 'grid' })
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
})
export const icon = style({ color: vars.text.muted, fontSize: fontSize.h4 })
export const number = style({
  alignSelf: 'start',
  minInlineSize: space[24],
  color: vars.accent.text,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const itemText = style({
  flex: '1 1 11rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space[4],
})
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
})

export const details = style({ fontSize: fontSize.small })
globalStyle(`${details} > form`, { paddingBlock: space[12] })
globalStyle(`${details} > summary`, {
  inlineSize: 'fit-content',
  paddingBlock: space[12],
  color: vars.text.link,
  cursor: 'pointer',
})
export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const points = style({
  display: 'grid',
  gap: space[12],
  paddingInlineStart: space[24],
  listStyle: 'disc',
})

/** Hidden without script. */
export const scripted = style({ selectors: { ':root:not([data-script]) &': { display: 'none' } } })

/** Recovery codes, in columns on wide screens. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: space[12],
  color: vars.text.high,
  fontSize: fontSize.body,
})
