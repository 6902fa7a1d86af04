import type { Typeface } from '../../theme/defineTheme.ts'

export const figtree: Typeface = {
  name: 'Figtree',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weights: '300 900',
  zero: { text: 0.641, heading: 0.646 },
  fallback: {
    ascent: 0.95,
    descent: 0.25,
    faces: [
      { weights: '300 499', of: 'arial', width: 1.006 },
      { weights: '500 900', of: 'arialBold', width: 0.952 },
    ],
  },
}
