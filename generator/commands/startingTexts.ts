/** What a new page says until its author has words for it, by the page's name. */
export const startingTexts = {
  description: (name: string) => `Write here what “${name}” offers, for search results.`,
  lead: (name: string) => `Write here what “${name}” is about, in one or two sentences.`,
} as const

/** Whether a text is still one of them. */
export const isStartingText = (text: string): boolean => /^Write here what “[^”]+” /.test(text)
