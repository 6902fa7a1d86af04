import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { typeVars } from '../../tokens/typeVars.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, layer, space, target } from '../../tokens/scale.ts'

const height = '4.75rem'

export const root = style({ zIndex: layer.header, '@media': { print: { display: 'none' } } })

export const ground = styleVariants({
  page: { position: 'relative', borderBlockEnd: `1px solid ${vars.border.hairline}` },
  picture: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    backgroundColor: 'transparent',
    color: vars.picture.text,
  },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: 'clamp(1rem, 2.2vw, 2.25rem)',
  paddingBlock: space[12],
  minBlockSize: height,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.interface,
  '@media': { [media.wide]: { flexWrap: 'wrap' } },
})

export const brand = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '.55rem',
  minBlockSize: target,
  font: `600 1.375rem/1 var(${typeVars.display})`,
  letterSpacing: '-.035em',
})

globalStyle(`${brand} > svg`, { inlineSize: '1.2em', color: vars.accent.fill })

const wideOnly = { '@media': { [media.folded]: { display: 'none' } } } as const

export const links = style([
  wideOnly,
  { display: 'flex', flexWrap: 'wrap', columnGap: 'clamp(.875rem, 1.7vw, 1.75rem)' },
])
export const tools = style([
  wideOnly,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(.5rem, 1.1vw, 1rem)',
    marginInlineStart: 'auto',
  },
])

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target,
  selectors: {
    '&[aria-current]': {
      textDecoration: `underline 2px ${vars.accent.fill}`,
      textUnderlineOffset: '.5em',
    },
  },
})

export const folded = style({
  marginInlineStart: 'auto',
  '@media': { [media.wide]: { display: 'none' } },
})

export const burger = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  blockSize: target,
  marginInlineEnd: `-${space[8]}`,
  fontSize: '1.25rem',
})

globalStyle(`details:not([open]) > ${burger} > :last-child, [open] > ${burger} > :first-child`, {
  display: 'none',
})

export const sheet = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `calc(${height} + ${space[16]}) ${space.gutter} ${space[32]}`,
  backgroundColor: vars.surface.page,
  color: vars.text.high,
})

export const sheetLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  fontSize: fontSize.h4,
  fontWeight: fontWeight.strong,
})

export const sheetChild = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target,
  color: vars.text.body,
})

globalStyle(`${sheet} [aria-current=page]`, { color: vars.text.link })

export const sheetTools = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
})

globalStyle(':root:has([data-sheet][open])', {
  '@media': { [media.folded]: { overflow: 'hidden' } },
})
