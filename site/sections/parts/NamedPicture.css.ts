import { style } from '@vanilla-extract/css'
import { inDarkMode } from './inDarkMode.ts'

export const inLight = style({ display: 'contents', ...inDarkMode({ display: 'none' }) })

export const inDark = style({ display: 'none', ...inDarkMode({ display: 'contents' }) })
