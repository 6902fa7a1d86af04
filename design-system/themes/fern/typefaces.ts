import type { Typeface } from '../../theme/defineTheme.ts'

export const instrumentSans: Typeface = {
  name: 'Instrument Sans',
  file: './fonts/instrument-sans.woff2',
  weights: '400 900',
  narrow: './fonts/instrument-sans-narrow.woff2',
  fallback: { sizeAdjust: '103.76%', ascentOverride: '93.49%', descentOverride: '24.09%' },
}

export const geist: Typeface = {
  name: 'Geist',
  file: './fonts/geist.woff2',
  weights: '400 900',
  fallback: { sizeAdjust: '105.8%', ascentOverride: '94.99%', descentOverride: '27.88%' },
}
