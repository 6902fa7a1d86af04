import text from './fonts/geist.woff2?url'
import display from './fonts/instrument-sans.woff2?url'

/** URLs of the theme's font files, for preloading. */
export const fontFiles: readonly string[] = [display, text]
