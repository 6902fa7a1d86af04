import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const size = styleVariants({ small: 1, medium: 1.25, large: 1.75 }, (em) => ({
  inlineSize: `${em}em`,
  blockSize: `${em}em`,
}))

/** Mirrors directional icons in right-to-left text. */
export const flips = style({ selectors: { '[dir=rtl] &': { scale: '-1 1' } } })
