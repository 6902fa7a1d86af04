import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { panelCornerStyle } from '../../styles/corners.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../tokens/scale.ts'

const rows = { display: 'grid', gap: space[12], minInlineSize: 0 } as const

export const root = style({ ...rows, overflowWrap: 'anywhere' })
export const below = style(rows)

const frame = {
  ...panelCornerStyle,
  inlineSize: '100%',
  overflow: 'hidden',
  backgroundColor: vars.surface.tile,
  '@media': { [media.print]: { display: 'none' } },
} as const

export const video = styleVariants({
  landscape: frame,
  // 3:4, and never taller than the viewport, so that the controls are visible: narrower instead of a wide box with empty sides.
  portrait: {
    ...frame,
    inlineSize: 'min(100%, 60svb)',
    aspectRatio: '3 / 4',
    objectFit: 'contain',
  },
})

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const download = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: space[24],
  color: vars.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})

globalStyle(`${root} summary`, { fontSize: fontSize.interface, fontWeight: fontWeight.strong })
