/** Returns the decoded hash; a malformed one is returned unchanged and reported as an unknown page. */
function opened(): string {
  const hash = location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** Returns the id of the opened page, which the hash of the address names; undefined for the list. */
export const getOpenedPageId = (): string | undefined =>
  opened().startsWith('?') ? undefined : opened() || undefined

/** Returns the initial search of the list of pages: `#?Hero` lists the pages with a hero. */
export const getInitialPageSearch = (): string =>
  opened().startsWith('?') ? opened().slice(1) : ''

/** Returns the link to a page. */
export const getPageHref = (page: string): string => `#${encodeURIComponent(page)}`

/** Opens a page or fragment, or the list of pages. */
export const openPage = (page: string | undefined): void => {
  location.hash = page === undefined ? '' : getPageHref(page)
}
