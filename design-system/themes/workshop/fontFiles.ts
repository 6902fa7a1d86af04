import type { Typeface } from '../../theme/defineTheme.ts'
import text from '../fern/fonts/geist.woff2?url'

/** URLs of the theme's font files, for preloading. */
export const fontFiles: readonly Pick<Typeface, 'file' | 'narrow'>[] = [{ file: text }]
