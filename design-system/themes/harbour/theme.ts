import { defineTheme } from '../../theme/defineTheme.ts'
import { brandBlue } from '../../tokens/palette.ts'
import { figtree } from './typefaces.ts'

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
