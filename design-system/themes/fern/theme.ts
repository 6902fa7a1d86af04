import { defineTheme } from '../../theme/defineTheme.ts'
import { brandGreen } from '../../tokens/palette.ts'
import { geist, instrumentSans } from './typefaces.ts'

/** The default theme: a vivid green with tinted greys and large corners. */
export const theme = defineTheme({
  name: 'fern',
  brand: brandGreen,
  neutralHue: 152,
  radius: {
    control: '8px',
    small: '12px',
    tile: '20px',
    panel: 'clamp(22px, 1.25rem + .5vw, 28px)',
    pill: '999px',
    shape: 'superellipse(1.4)',
  },
  type: {
    headingWeight: '560',
    display: instrumentSans,
    text: geist,
  },
})
