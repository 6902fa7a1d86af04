/** A language a website of its own is made for; French shows that of English. */
export type WebsiteCode = 'cn' | 'au' | 'en' | 'de'
/** Id of such a language in records and calls (specification §3). */
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
const caseNames = new Map<unknown, 'utility' | 'commercial' | 'residential'>([
  [1, 'utility'],
  [2, 'commercial'],
  [3, 'residential'],
])
const caseIds = new Map<unknown, 1 | 2 | 3>([
  ['utility', 1],
  ['commercial', 2],
  ['residential', 3],
])

/** The language of an id; none for what is none. */
export const websiteCodeOf = (id: unknown): WebsiteCode | undefined => codes.get(id)

/** The id of a language; 1 for every other value (specification §3). */
export const websiteIdOf = (code: unknown): WebsiteId => ids.get(code) ?? 1

/** What a kind of cases is called; none for what is no id of one. */
export const caseNameOf = (id: unknown) => caseNames.get(id)

/** The id of a kind of cases by its name; 1 for every other value (specification §3). */
export const caseIdOf = (name: unknown): 1 | 2 | 3 => caseIds.get(name) ?? 1
