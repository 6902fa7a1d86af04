import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** URLs of the theme's font files, for preloading. */
export const fontFiles: readonly string[] = [text]
