import { defineTheme, type Typeface } from '../../theme/defineTheme.ts'
import { brandBlue } from '../../tokens/palette.ts'

const figtree: Typeface = {
  name: 'Figtree',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weights: '300 900',
  fallback: { sizeAdjust: '103.8%', ascentOverride: '91.52%', descentOverride: '24.08%' },
}

/** The second theme: a deep blue, small corners, one typeface for everything. */
export const theme = defineTheme({
  name: 'harbour',
  brand: brandBlue,
  radius: {
    control: '3px',
    small: '4px',
    tile: '6px',
    panel: '8px',
    pill: '4px',
    shape: 'round',
  },
  type: { headingWeight: '620', display: figtree, text: figtree },
})
