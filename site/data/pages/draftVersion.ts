/** End of the ids of draft versions: `about-us.draft` is the draft version of `about-us`, in a file beside it. */
export const draftVersionEnding = '.draft'

/** Returns the id of the published page of a draft version; undefined for other pages. */
export const getPublishedPageId = (id: string): string | undefined =>
  id.endsWith(draftVersionEnding) ? id.slice(0, -draftVersionEnding.length) : undefined

/** Returns the unprefixed path of the published page for that of a draft version; other paths are unchanged. */
export function getPublishedPath(path: string): string {
  const published = getPublishedPageId(path)
  return published === '/index' ? '/' : (published ?? path)
}
