import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '../../tokens/scale.ts'

const hairline = `1px solid ${vars.border.hairline}`
/** The file type fits beside the text. */
const medium = '(inline-size >= 16rem)'
/** Version and date fit in columns of their own. */
const wide = '(inline-size >= 44rem)'

/** Adapts to its own width; in rem, so that it also adapts to the text size. */
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
    [medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [wide]: {
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
    [medium]: { gridRow: '1 / span 2', alignSelf: 'start' },
    [wide]: { gridRow: 1, alignSelf: 'center' },
  },
})

export const copy = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  display: 'grid',
  gap: space[4],
  overflowWrap: 'anywhere',
  '@container': { [medium]: { gridColumn: 2, gridRow: 1 } },
})

export const link = style({
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  // Makes the whole row clickable.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '4px' },
})

const mutedText = {
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
} as const

export const facts = style({ ...mutedText, display: 'flex', flexWrap: 'wrap' })
export const fact = style({
  selectors: { '& + &::before': { content: '"·" / ""', paddingInline: '.45em' } },
})

/** Below the link; in columns of their own in wide containers. */
export const issue = style({
  ...mutedText,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  '@container': { [medium]: { gridColumn: 2 }, [wide]: { display: 'contents' } },
})

const column = (gridColumn: number) =>
  style({ '@container': { [wide]: { gridColumn, gridRow: 1 } } })
export const version = column(3)
export const date = column(4)

export const action = style({
  gridColumn: '-2 / -1',
  gridRow: 1,
  color: vars.text.muted,
  '@media': { [media.print]: { display: 'none' } },
})

/** Above the overlay of the row link. */
export const details = style({
  ...mutedText,
  position: 'relative',
  zIndex: 1,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockStart: `calc(-1 * ${space[12]})`,
  '@container': {
    [medium]: { marginInlineStart: `calc(${space[48]} + ${space[16]})` },
    [wide]: { marginInlineStart: `calc(${space[48]} + ${space[24]})` },
  },
  '@media': { [media.print]: { display: 'none' } },
})

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: minTouchTargetSize,
  fontWeight: fontWeight.interface,
  selectors: { '&:hover': { color: vars.text.link } },
})

export const more = style({ paddingBlockEnd: space[16], color: vars.text.body })

globalStyle(`${summary} > svg`, { inlineSize: '1em', blockSize: '1em' })
globalStyle(`${details}[open] > ${summary} > svg`, { rotate: '45deg' })
globalStyle(`${root}:hover ${link}, ${root}:hover ${action}`, { color: vars.text.link })
