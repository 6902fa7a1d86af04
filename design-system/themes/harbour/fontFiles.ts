import type { Typeface } from '../../theme/defineTheme.ts'
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** URLs of the theme's font files, for preloading. */
export const fontFiles: readonly Pick<Typeface, 'file' | 'narrow'>[] = [{ file: text }]
