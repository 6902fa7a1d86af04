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
  alignSelf: 'start',
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
  '@media': { [media.desktop]: { gridRow: 1, alignSelf: 'center' } },
})

export const copy = style({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' })

export const link = style({
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  // The whole row can be tapped.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '4px' },
})

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

/** Below the link on narrow screens, in columns of their own on others. */
export const issue = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { display: 'contents' } },
})

const column = (gridColumn: number) =>
  style({
    '@media': {
      [media.desktop]: {
        gridColumn,
        gridRow: 1,
      },
    },
  })
export const version = column(3)
export const date = column(4)

export const action = style({
  gridColumn: 3,
  gridRow: 1,
  color: vars.text.muted,
  '@media': {
    [media.desktop]: { gridColumn: 5 },
    [media.print]: { display: 'none' },
  },
})

globalStyle(`${root}:hover ${link}, ${root}:hover > ${action}`, { color: vars.text.link })
