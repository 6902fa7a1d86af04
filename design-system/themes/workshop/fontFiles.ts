import text from '../fern/fonts/geist.woff2?url'

/** URLs of the theme's font files, for preloading. */
export const fontFiles: readonly string[] = [text]
