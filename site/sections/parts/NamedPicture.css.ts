import { style, styleVariants } from '@vanilla-extract/css'
import { createDarkModeRules } from './inDarkMode.ts'

const shown = { display: 'contents' } as const
const hidden = { display: 'none' } as const

/** Each in its colour mode, whoever has chosen it. */
export const active = styleVariants({
  light: { ...shown, ...createDarkModeRules(hidden) },
  darkMode: { ...hidden, ...createDarkModeRules(shown) },
})

/** Each in its colour mode if the visitor or the page has chosen it. */
export const chosen = styleVariants({
  light: { ...hidden, selectors: { '[data-theme=light] &': shown } },
  darkMode: { ...hidden, selectors: { '[data-theme=dark] &': shown } },
})

/** In the colour mode of the system. */
export const bySystem = style({ ...shown, selectors: { '[data-theme] &': hidden } })
