import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** Address of the one font file of the theme, to be preloaded. */
export const fontFiles: readonly string[] = [text]
