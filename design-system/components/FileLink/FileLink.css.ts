import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space, target } from '../../tokens/scale.ts'

const hairline = `1px solid ${vars.border.hairline}`
/** Room for the type beside the words. */
const beside = '(inline-size >= 16rem)'
/** Room for columns of versions and days. */
const columns = '(inline-size >= 44rem)'

/** Its own width decides, in units of the text. */
export const root = style({
  containerType: 'inline-size',
  position: 'relative',
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: hairline } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[16],
  '@container': {
    [beside]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [columns]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) 8rem 10rem auto',
      columnGap: space[24],
    },
  },
})

export const type = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[48],
  blockSize: space[48],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  color: vars.text.high,
  fontSize: fontSize.fine,
  fontWeight: fontWeight.strong,
  letterSpacing: '.02em',
  '@container': {
    [beside]: { gridRow: '1 / span 2', alignSelf: 'start' },
    [columns]: { gridRow: 1, alignSelf: 'center' },
  },
})

export const copy = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  display: 'grid',
  gap: space[4],
  overflowWrap: 'anywhere',
  '@container': { [beside]: { gridColumn: 2, gridRow: 1 } },
})

export const link = style({
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  // The whole row can be tapped.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '4px' },
})

const quiet = {
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
} as const

export const facts = style({ ...quiet, display: 'flex', flexWrap: 'wrap' })
export const fact = style({
  selectors: { '& + &::before': { content: '"·" / ""', paddingInline: '.45em' } },
})

/** Below the link; in columns of their own where there is room. */
export const issue = style({
  ...quiet,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  '@container': { [beside]: { gridColumn: 2 }, [columns]: { display: 'contents' } },
})

const column = (gridColumn: number) =>
  style({ '@container': { [columns]: { gridColumn, gridRow: 1 } } })
export const version = column(3)
export const date = column(4)

export const action = style({
  gridColumn: '-2 / -1',
  gridRow: 1,
  color: vars.text.muted,
  '@media': { [media.print]: { display: 'none' } },
})

/** Above the link that covers the row; its words stand below the title. */
export const details = style({
  ...quiet,
  position: 'relative',
  zIndex: 1,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockStart: `calc(-1 * ${space[12]})`,
  '@container': {
    [beside]: { marginInlineStart: `calc(${space[48]} + ${space[16]})` },
    [columns]: { marginInlineStart: `calc(${space[48]} + ${space[24]})` },
  },
  '@media': { [media.print]: { display: 'none' } },
})

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: target,
  fontWeight: fontWeight.interface,
  selectors: { '&:hover': { color: vars.text.link } },
})

export const more = style({ paddingBlockEnd: space[16], color: vars.text.body })

globalStyle(`${summary} > svg`, { inlineSize: '1em', blockSize: '1em' })
globalStyle(`${details}[open] > ${summary} > svg`, { rotate: '45deg' })
globalStyle(`${root}:hover ${link}, ${root}:hover ${action}`, { color: vars.text.link })
