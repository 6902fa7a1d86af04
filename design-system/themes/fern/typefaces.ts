import type { Typeface } from '../../theme/defineTheme.ts'

export const instrumentSans: Typeface = {
  name: 'Instrument Sans',
  file: './fonts/instrument-sans.woff2',
  weights: '400 900',
  narrow: './fonts/instrument-sans-narrow.woff2',
  zero: { text: 0.675, heading: 0.675, narrow: 0.562 },
  fallback: {
    ascent: 0.97,
    descent: 0.25,
    faces: [
      { of: 'arialBold', width: 0.975 },
      { isNarrow: true, of: 'arialBold', width: 0.83 },
    ],
  },
}

export const geist: Typeface = {
  name: 'Geist',
  file: './fonts/geist.woff2',
  weights: '400 900',
  zero: { text: 0.663, heading: 0.679 },
  fallback: {
    ascent: 1.005,
    descent: 0.295,
    faces: [
      { weights: '400 519', of: 'arial', width: 1.023 },
      { weights: '520 900', of: 'arialBold', width: 0.994 },
    ],
  },
}
