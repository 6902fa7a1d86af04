import { globalStyle, style } from '@vanilla-extract/css'

/** Cell of a state; an open menu is part of its layout instead of floating above others. */
export const cell = style({ position: 'relative', minInlineSize: 0 })
globalStyle(`${cell} details[open] > :not(summary)`, { position: 'static' })

/** As wide as the menu, so that its focus ring is drawn as in a header. */
export const fitted = style({ inlineSize: 'fit-content', maxInlineSize: '100%' })

/** Shows elements that are off-screen until they have the focus. */
export const shown = style({})
globalStyle(`${shown}${shown} > *`, {
  position: 'static',
  translate: 'none',
  display: 'inline-block',
})
