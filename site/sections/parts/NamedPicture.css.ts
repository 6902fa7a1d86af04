import { style } from '@vanilla-extract/css'
import { createDarkModeRules } from './inDarkMode.ts'

export const inLight = style({ display: 'contents', ...createDarkModeRules({ display: 'none' }) })

export const inDark = style({ display: 'none', ...createDarkModeRules({ display: 'contents' }) })
