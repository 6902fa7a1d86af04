import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

/** Six columns: wide films take three, high ones two. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[64]} ${space.gap}`,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})

const cell = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  scrollMarginBlockStart: space[96],
} as const

const across = (columns: number) => ({
  ...cell,
  '@media': { [media.desktop]: { gridColumn: `span ${columns}` } },
})

export const film = styleVariants({ landscape: across(3), portrait: across(2) })

export const facts = style({ color: vars.text.muted, fontSize: fontSize.small })
