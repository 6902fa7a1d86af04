import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexWrap: 'wrap' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
})

export const justify = styleVariants({
  start: {},
  end: { justifyContent: 'flex-end' },
  spread: { justifyContent: 'space-between' },
})
