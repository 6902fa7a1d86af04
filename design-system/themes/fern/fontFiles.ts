import type { Typeface } from '../../theme/defineTheme.ts'
import text from './fonts/geist.woff2?url'
import display from './fonts/instrument-sans.woff2?url'
import narrow from './fonts/instrument-sans-narrow.woff2?url'

/** URLs of the theme's font files, for preloading. */
export const fontFiles: readonly Pick<Typeface, 'file' | 'narrow'>[] = [
  { file: display, narrow },
  { file: text },
]
