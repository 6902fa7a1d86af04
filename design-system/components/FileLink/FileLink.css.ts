import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../tokens/scale.ts'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) 8rem 10rem auto',
      columnGap: space[24],
    },
  },
})

export const type = style({
  gridRow: '1 / span 2',
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
  '@media': { [media.desktop]: { gridRow: 1 } },
})

export const link = style({
  display: 'grid',
  gap: space[4],
  color: vars.text.high,
  overflowWrap: 'anywhere',
  // The whole row can be tapped.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
})

export const title = style({ fontWeight: fontWeight.strong, lineHeight: 1.3 })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const fact = style({
  selectors: {
    '& + &::before': { content: '"·" / ""', paddingInline: '.45em' },
  },
})

const quiet = { color: vars.text.muted, fontSize: fontSize.small } as const

/** Below the link on narrow screens, beside each other there. */
export const version = style({
  ...quiet,
  gridColumn: 2,
  '@media': { [media.desktop]: { gridColumn: 3, gridRow: 1 } },
})

export const date = style({
  ...quiet,
  gridColumn: 2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { gridColumn: 4, gridRow: 1 } },
})

export const action = style({
  gridColumn: 3,
  gridRow: 1,
  color: vars.text.muted,
  '@media': {
    [media.desktop]: { gridColumn: 5 },
    [media.print]: { display: 'none' },
  },
})

globalStyle(`${root}:hover ${title}, ${root}:hover > ${action}`, { color: vars.text.link })
