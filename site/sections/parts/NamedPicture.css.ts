import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'

const shown = { display: 'contents' } as const
const hidden = { display: 'none' } as const

/** Rules for dark mode only; no colour role can express another picture. */
const inDarkMode = (rule: { display: string }) => ({
  selectors: { '[data-theme=dark] &': rule },
  '@media': { [media.dark]: { selectors: { ':root:not([data-theme=light]) &': rule } } },
})

/** Each in its colour mode, independent of who has chosen it. */
export const active = styleVariants({
  light: { ...shown, ...inDarkMode(hidden) },
  darkMode: { ...hidden, ...inDarkMode(shown) },
})

/** Each in its colour mode if the visitor or the page has chosen it. */
export const chosen = styleVariants({
  light: { ...hidden, selectors: { '[data-theme=light] &': shown } },
  darkMode: { ...hidden, selectors: { '[data-theme=dark] &': shown } },
})

/** In the colour mode of the system. */
export const bySystem = style({ ...shown, selectors: { '[data-theme] &': hidden } })
