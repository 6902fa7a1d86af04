/** Languages that translate the English texts. */
export const translations = ['au', 'cn', 'de'] as const
export type Translation = (typeof translations)[number]

/** By language and text: digests of the English text and of the translation when one was made of the other. */
export type Translated = ReadonlyMap<Translation, ReadonlyMap<string, string>>
