import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

const hairline = `1px solid ${vars.border.hairline}`

export const stage = style({
  background: `radial-gradient(60% 70% at 68% 52%, ${vars.surface.lift}, transparent 75%), ${vars.surface.tile}`,
})

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'center',
      minBlockSize: 'min(53.75rem, 92svh)',
    },
  },
})

export const copy = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
  justifyItems: 'start',
  paddingBlock: `${space[48]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: space[64] } },
})

// Half a screen is narrower than a long German word at full size.
globalStyle(`${copy} h1`, { fontSize: `min(${fontSize.h1}, 15.5cqi)` })

export const picture = style({
  position: 'relative',
  alignSelf: 'stretch',
  '@media': { [media.mobile]: { aspectRatio: '3 / 3.5' } },
})

globalStyle(`${picture} img`, { position: 'absolute', inset: 0, objectPosition: '50% 60%' })

export const facts = styleVariants({ 3: 3, 4: 4, 5: 5 }, (columns) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  '@media': { [media.folded]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}))

/** Figure above, what it measures below; the source order is the other way round. */
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[8],
  '@media': {
    [media.wide]: {
      padding: `2.25rem ${space[24]}`,
      selectors: {
        '& + &': { borderInlineStart: hairline },
        '&:first-child': { paddingInlineStart: 0 },
      },
    },
    [media.folded]: {
      paddingBlock: '1.25rem',
      selectors: {
        '&:nth-child(even)': { paddingInlineStart: '1.25rem', borderInlineStart: hairline },
        '&:nth-child(n + 3)': { borderBlockStart: hairline },
        '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
    },
  },
})
