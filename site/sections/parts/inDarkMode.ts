import { media } from '#design-system/styles/media.ts'

/** Returns style rules that apply declarations in dark mode only; for what no colour role can express, such as another picture. */
export const createDarkModeRules = (rule: { display: string }) => ({
  selectors: { '[data-theme=dark] &': rule },
  '@media': {
    [media.dark]: {
      selectors: { ':root:not([data-theme=light]) &': rule },
    },
  },
})
