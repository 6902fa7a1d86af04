import { style, styleVariants } from '@vanilla-extract/css'

export const picture = style({ display: 'contents' })

export const fit = styleVariants({
  natural: {},
  cover: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  contain: { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
})

export const align = styleVariants({
  center: {},
  top: { objectPosition: '50% 0' },
  bottom: { objectPosition: '50% 100%' },
})
