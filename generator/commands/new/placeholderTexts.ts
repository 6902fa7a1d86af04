import type { DocumentLanguage } from '#data/products/productDocuments.ts'

/** Placeholder texts of a new page, by the name of the page. */
export const placeholderPageTexts = {
  description: (name: string) => `Write here what “${name}” offers, for search results.`,
  lead: (name: string) => `Write here what “${name}” is about, in one or two sentences.`,
} as const

/** Placeholder for every text of a new record, by language. */
export const placeholderRecordTexts: Readonly<Record<DocumentLanguage, string>> = {
  en: 'Write the English text here',
  cn: '在此填写中文文本',
  de: 'Hier den deutschen Text schreiben',
}

/** Placeholders for the texts of a section that the page editor adds: a number keeps them apart. */
export const placeholderSectionTexts: Readonly<
  Record<DocumentLanguage, (field: string, number: number) => string>
> = {
  en: (field, number) => `Write the ${field} here (${number})`,
  cn: (_, number) => `在此填写文本（${number}）`,
  de: (_, number) => `Hier Text schreiben (${number})`,
}

const sectionText =
  /^(?:<\w+>)*(?:Write the [a-z ]+ here \(\d+\)|在此填写文本（\d+）|Hier Text schreiben \(\d+\))(?:<|$)/
const recordTexts: ReadonlySet<string> = new Set(Object.values(placeholderRecordTexts))

/** True for placeholder texts. */
export const isPlaceholderText = (text: string): boolean =>
  /^Write here what “[^”]+” /.test(text) || sectionText.test(text) || recordTexts.has(text)
