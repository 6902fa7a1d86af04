import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[64]} ${space.gap}`,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      rowGap: space[12],
      marginBlockEnd: `calc(-1 * ${space[64]})`,
    },
  },
})

/** Two wide films or three upright ones in a row. */
export const shape = styleVariants({
  wide: { '@media': { [media.desktop]: { gridColumn: 'span 3' } } },
  upright: { '@media': { [media.desktop]: { gridColumn: 'span 2' } } },
})

export const film = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  scrollMarginBlockStart: space[96],
  // Films beside each other start at one height, however long their titles are.
  '@media': {
    [media.desktop]: {
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      alignItems: 'start',
      paddingBlockEnd: space[64],
    },
  },
})

export const facts = style({ color: vars.text.muted, fontSize: fontSize.small })
