import { style } from '@vanilla-extract/css'
import { inDarkMode } from './inDarkMode.ts'

/** Frame of pictures with a light ground: they would glare on a dark page. */
export const dimmed = style(inDarkMode({ filter: 'brightness(.74)' }))
