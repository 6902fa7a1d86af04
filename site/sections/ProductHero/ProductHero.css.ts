import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

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

// At full size a long German word is wider than half the screen.
globalStyle(`${copy} h1`, { fontSize: `min(${fontSize.h1}, 15.5cqi)` })

export const picture = style({
  position: 'relative',
  alignSelf: 'stretch',
  '@media': { [media.mobile]: { aspectRatio: '3 / 3.5' } },
})

globalStyle(`${picture} img`, { position: 'absolute', inset: 0, objectPosition: '50% 60%' })

// Printed as a datasheet: product and figures without navigation.
const printStyle = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.print]: rule } })
printStyle(`body:has(${stage}) > :not(main)`, { display: 'none' })
printStyle(`main:has(${stage}) section`, { paddingBlock: '1.25rem' })
printStyle(`main:has(${stage}) h2`, { fontSize: '1.625rem', breakAfter: 'avoid' })
printStyle(`main:has(${stage}) h3`, { breakAfter: 'avoid' })
printStyle(`main:has(${stage}) li`, { breakInside: 'avoid' })
printStyle(layout, {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minBlockSize: 0,
  alignItems: 'center',
})
printStyle(copy, { paddingBlock: '1rem' })
printStyle(`${copy} > :not(h1, p)`, { display: 'none' })
printStyle(picture, { aspectRatio: '1' })
