import text from './fonts/geist.woff2?url'
import display from './fonts/instrument-sans.woff2?url'

/** Addresses of the two font files of the theme, to be preloaded. */
export const fontFiles: readonly string[] = [display, text]
