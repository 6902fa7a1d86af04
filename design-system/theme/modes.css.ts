import { globalStyle } from '@vanilla-extract/css'
import { base } from '../styles/layers.css.ts'
import { media } from '../styles/media.ts'
import { vars } from './contract.css.ts'

const scheme = (selector: string, colorScheme: string) =>
  globalStyle(selector, { '@layer': { [base]: { colorScheme } } })

scheme(':root', 'light dark')
scheme('[data-theme=light]', 'light')
scheme('[data-theme=dark]', 'dark')

globalStyle(':root, [data-theme]', {
  '@layer': {
    [base]: {
      backgroundColor: vars.surface.page,
      color: vars.text.high,
      '@media': { [media.print]: { colorScheme: 'light' } },
    },
  },
})
