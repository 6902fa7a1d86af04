/** Code of a regional website; the French locale shows the content of the English one. */
export type WebsiteCode = 'cn' | 'au' | 'en' | 'de'
/** Id of a regional website in records and API calls. */
export type WebsiteId = 1 | 2 | 3 | 4

const codes = new Map<unknown, WebsiteCode>([
  [1, 'cn'],
  [2, 'au'],
  [3, 'en'],
  [4, 'de'],
])
const ids = new Map<unknown, WebsiteId>([
  ['cn', 1],
  ['au', 2],
  ['en', 3],
  ['de', 4],
])
/** Returns the code of a website id; undefined for unknown ids. */
export const getWebsiteCode = (id: unknown): WebsiteCode | undefined => codes.get(id)

/** Returns the id of a website code; 1 for unknown codes. */
export const getWebsiteId = (code: unknown): WebsiteId => ids.get(code) ?? 1
