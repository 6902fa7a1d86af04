/** Budgets of a page load in bytes on the wire (brotli); 1 KB is 1000 bytes. */
export const pageBudgets = {
  /** With the rules of the first section inline: a browser paints without another request. */
  document: 19_000,
  /** The document up to the end of its first section: with the headers it fits the first round trip. */
  firstSection: 11_100,
  style: 10_200,
  /** Styles of account screens, which are fully hydrated and load a style sheet per component. */
  appStyle: 14_000,
  eagerScript: 5000,
  islandScript: 75_000,
  fonts: 30_000,
  /** Pictures that are not lazy-loaded, each in its smallest file. */
  images: 60_000,
  /** The document and all eagerly loaded resources. */
  requests: 10,
} as const
