import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
})
