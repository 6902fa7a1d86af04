import { style } from '@vanilla-extract/css'
import { createDarkModeRules } from './inDarkMode.ts'

/** Frame of pictures with a light ground: they would glare on a dark page. */
export const dimmed = style(createDarkModeRules({ filter: 'brightness(.74)' }))
