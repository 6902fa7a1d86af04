const prefix = 'fragment:'

/** Returns the id under which the calls name a fragment: `fragment:call`. Ids of pages have no colon. */
export const getFragmentDocumentId = (fragment: string): string => prefix + fragment

/** Returns the fragment that an id names; undefined for pages. */
export const getFragmentOfDocument = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined
