import { defineTheme } from '../../theme/defineTheme.ts'
import { brandGreen } from '../../tokens/palette.ts'

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
    display: {
      name: 'Instrument Sans',
      file: './fonts/instrument-sans.woff2',
      weights: '400 900',
      widths: '86% 100%',
      fallback: { sizeAdjust: '103.76%', ascentOverride: '93.49%', descentOverride: '24.09%' },
    },
    text: {
      name: 'Geist',
      file: './fonts/geist.woff2',
      weights: '400 900',
      fallback: { sizeAdjust: '105.8%', ascentOverride: '94.99%', descentOverride: '27.88%' },
    },
  },
})
