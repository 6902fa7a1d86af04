import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'

/** Around a film on a nearly white ground. */
export const bright = style({ minInlineSize: 0 })

/** Dark mode shows it as grey as the other views of products; no colour role can express that. */
const dimmed = { filter: 'brightness(0.6)' } as const
globalStyle(`[data-theme=dark] ${bright} video`, dimmed)
globalStyle(`:root:not([data-theme=light]) ${bright} video`, { '@media': { [media.dark]: dimmed } })
