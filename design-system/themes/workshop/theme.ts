import { compactSizeOverrides } from '../../theme/sizes.ts'
import { defineTheme } from '../../theme/defineTheme.ts'
import { brandViolet } from '../../tokens/palette.ts'
import { geist } from './typefaces.ts'

/** The third theme, for dense tools: small text, low controls, one typeface. */
export const theme = defineTheme({
  name: 'workshop',
  brand: brandViolet,
  neutralHue: 280,
  radius: {
    control: '5px',
    small: '6px',
    tile: '8px',
    panel: '10px',
    pill: '6px',
    shape: 'round',
  },
  sizes: compactSizeOverrides,
  type: { headingWeight: '560', display: geist, text: geist },
})
