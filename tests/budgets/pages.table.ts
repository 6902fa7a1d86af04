/** What a page may bring at once, in bytes on the wire (brotli); 1 KB is 1000 bytes. */
export const pageBudgets = {
  document: 14_000,
  style: 12_000,
  /** Of account screens, which are hydrated whole and load the sheets of their parts one by one. */
  appStyle: 14_000,
  eagerScript: 5000,
  islandScript: 75_000,
  fonts: 50_000,
  /** Pictures that do not wait until they are near, each in its smallest file. */
  images: 60_000,
  /** The document, and all it names that is loaded without waiting. */
  requests: 10,
} as const
