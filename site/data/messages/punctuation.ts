import { type Locale, locales } from '../locale/locales.ts'

/** Punctuation for texts that are joined at run time. */
export interface Punctuation {
  /** Separator between parts of a line. */
  readonly comma: string
  /** Separator between names of equal rank. */
  readonly list: string
  /** Mark after a label, before a new line. */
  readonly colon: string
  /** Separator between two sentences. */
  readonly gap: string
  /** Separator between the start and end of a time range. */
  readonly dash: string
  /** Formats text in brackets to be appended, with the leading space that the language needs. */
  readonly inBrackets: (text: string | number) => string
}

const latin: Punctuation = {
  comma: ', ',
  list: ', ',
  colon: ':',
  gap: ' ',
  dash: '–',
  inBrackets: (text) => ` (${text})`,
}
const chinese: Punctuation = {
  comma: '，',
  list: '、',
  colon: '：',
  gap: '',
  dash: '～',
  inBrackets: (text) => `（${text}）`,
}

/** Returns the punctuation of a locale: full-width without spaces in Chinese. */
export const getPunctuation = (locale: Locale): Punctuation =>
  locales[locale].textTag.startsWith('zh') ? chinese : latin
