import { style, styleVariants } from '@vanilla-extract/css'

export const direction = styleVariants({
  column: { flexDirection: 'column' },
  row: { flexWrap: 'wrap' },
})

export const root = style({ display: 'flex' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const spread = style({ justifyContent: 'space-between' })
