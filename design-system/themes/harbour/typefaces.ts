import type { Typeface } from '../../theme/defineTheme.ts'

export const figtree: Typeface = {
  name: 'Figtree',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weights: '300 900',
  fallback: { sizeAdjust: '103.8%', ascentOverride: '91.52%', descentOverride: '24.08%' },
}
