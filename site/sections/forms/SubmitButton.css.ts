import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid' })

export const scripted = style([
  root,
  { selectors: { ':root:not([data-script]) &': { display: 'none' } } },
])
