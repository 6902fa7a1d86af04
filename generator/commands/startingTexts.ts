/** What a new page says until its author has words for it. */
export const startingTexts = {
  description: 'Write here what this page offers, in a sentence for search results.',
  lead: 'Write here what this page is about, in one or two sentences.',
} as const
