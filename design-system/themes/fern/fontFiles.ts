import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import display from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2?url'

/** Addresses of the two font files of the theme, to be preloaded. */
export const fontFiles: readonly string[] = [display, text]
