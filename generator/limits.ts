/** How large a site's configs may be: each limit has a problem of its own, and stands in the manual. */
export const limits = {
  /** Sections of a page, those of its fragments too; more is `too-many-sections`. */
  sections: 16,
  /** Page configs of a site; more is `too-many-pages`. */
  pages: 2000,
  /** Objects and lists within one another in a file; more is `too-deep`. */
  nesting: 32,
  /** Bytes of a file, enough for the words of all pages in one language; more is `too-large`. */
  fileBytes: 960 * 1024,
} as const
