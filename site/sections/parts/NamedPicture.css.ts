import { style } from '@vanilla-extract/css'

const dark = '[data-theme=dark] &'
const systemDark = ':root:not([data-theme=light]) &'
const prefersDark = '(prefers-color-scheme: dark)'

export const inLight = style({
  display: 'contents',
  selectors: { [dark]: { display: 'none' } },
  '@media': { [prefersDark]: { selectors: { [systemDark]: { display: 'none' } } } },
})

export const inDark = style({
  display: 'none',
  selectors: { [dark]: { display: 'contents' } },
  '@media': { [prefersDark]: { selectors: { [systemDark]: { display: 'contents' } } } },
})
