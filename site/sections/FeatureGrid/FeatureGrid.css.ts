import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

/** Grid of 12 columns; on narrower screens wrapping rows of two or three tiles, which grow. */
export const grid = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.gap,
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
})

const inset = 'clamp(1.25rem, 2.6vw, 2.5rem)'

export const tile = style([
  panelCornerStyle,
  {
    position: 'relative',
    overflow: 'clip',
    minInlineSize: 0,
    backgroundColor: vars.surface.tile,
    color: vars.text.high,
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    padding: inset,
  },
])

// Two tiles beside each other on a phone need room for a long word each.
const half = { flex: '1 1 max(40%, 9.25rem)', minBlockSize: '12rem' } as const
const full = { flex: '1 1 100%', minBlockSize: '15rem' } as const
/** A row of narrower screens has room for two tiles of 36 or 40 %, for one of them and two of 26 %, or for three of 26 %. */
const span = (columns: number, basis: string) => ({
  [media.desktop]: { flexBasis: basis, minBlockSize: '15rem' },
  [media.wide]: { gridColumn: `span ${columns}`, minBlockSize: '18.75rem' },
})

export const size = styleVariants({
  feature: {
    ...full,
    '@media': {
      [media.desktop]: { minBlockSize: '27rem' },
      [media.wide]: { gridColumn: 'span 7', gridRow: 'span 2', minBlockSize: '45rem' },
    },
  },
  half: { ...full, '@media': span(6, '40%') },
  wide: { ...full, '@media': span(5, '36%') },
  medium: { ...half, '@media': span(4, '26%') },
  narrow: { ...half, '@media': span(3, '26%') },
})

export const copy = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  justifyItems: 'start',
  selectors: { [`${size.feature} > &`]: { maxInlineSize: '22rem' } },
  '@media': {
    [media.mobile]: {
      selectors: { [`:is(${size.medium}, ${size.narrow}) > &`]: { gap: space[12] } },
    },
    // Half of the tile shows the picture; the text ends before it, also if it is enlarged.
    [`${media.desktop} and ${media.folded}`]: {
      selectors: {
        [`${size.feature} > &:not(:last-child)`]: {
          maxInlineSize: `min(22rem, calc(50% - ${space[16]}))`,
        },
      },
    },
  },
})

globalStyle(`[lang|=de] ${copy} > p`, { hyphens: 'auto', hyphenateLimitChars: '10 5 4' })

export const figure = style({ marginBlockStart: 'auto', paddingBlockStart: space[32] })
export const statement = style({ marginBlockStart: 'auto' })
export const green = style({ color: vars.accent.text })

/** Aligns the product with the lower edge of the tile. */
export const picture = style({
  marginBlock: `auto calc(-1 * ${inset})`,
  alignSelf: 'center',
  inlineSize: 'min(100%, 26rem)',
  '@media': {
    [media.desktop]: {
      selectors: {
        [`${size.feature} > &`]: {
          position: 'absolute',
          insetInlineEnd: 0,
          insetBlockEnd: 0,
          blockSize: '92%',
          inlineSize: '50%',
          margin: 0,
        },
      },
    },
    [media.wide]: { selectors: { [`${size.feature} > &`]: { inlineSize: '68%' } } },
  },
})

/** Fills the tile below the text, up to its edges. */
export const photo = style({
  position: 'relative',
  flex: '1 1 16rem',
  margin: `auto calc(-1 * ${inset}) calc(-1 * ${inset})`,
  '@media': {
    // Beside the text, because a row as wide as the page shows little of its height.
    [`${media.desktop} and ${media.folded}`]: {
      selectors: {
        [`${size.feature} > &`]: {
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          inlineSize: '50%',
          margin: 0,
        },
      },
    },
  },
})
// Beside the text, so that more of the photograph is visible.
globalStyle(`${size.feature} > ${figure}:has(+ ${photo})`, {
  '@media': { [media.wide]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: inset } },
})
globalStyle(`${photo} img`, { position: 'absolute', inset: 0 })

globalStyle(`${size.feature} > ${picture} img`, {
  '@media': {
    [media.desktop]: { blockSize: '100%', objectFit: 'contain', objectPosition: '50% 100%' },
  },
})

globalStyle(`${tile} h3`, {
  '@media': {
    [media.folded]: { '@container': { '(inline-size < 15rem)': { fontSize: '1.125rem' } } },
  },
})
// A long German word fits into half of a phone that is wide enough for two tiles.
globalStyle(`:is(${size.medium}, ${size.narrow})`, {
  '@media': { [`(width >= 22em) and ${media.mobile}`]: { paddingInline: space[16] } },
})
