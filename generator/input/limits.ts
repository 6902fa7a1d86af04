/** Size limits of configs. Each limit has its own problem code and is listed in the manual. */
export const configLimits = {
  /** Sections of a page, including its fragments; more is `too-many-sections`. */
  sections: 16,
  /** Page configs of a site; more is `too-many-pages`. */
  pages: 2000,
  /** Nesting depth of objects and lists in a file; more is `too-deep`. */
  nesting: 32,
  /** Bytes of a file; more is `too-large`. A catalogue may be several files. */
  fileBytes: 960 * 1024,
} as const
