import { locales } from '#data/locale/locales.ts'
import { useLocale } from '../site.tsx'

/** Punctuation for texts that are joined at run time. */
interface Punctuation {
  /** Separator between items of a list. */
  readonly comma: string
  /** Separator between two sentences. */
  readonly gap: string
  /** Separator between the start and end of a time range. */
  readonly dash: string
  /** Formats text in brackets to be appended, with the leading space that the language needs. */
  readonly inBrackets: (text: string | number) => string
}

const latin: Punctuation = { comma: ', ', gap: ' ', dash: '–', inBrackets: (text) => ` (${text})` }
const chinese: Punctuation = {
  comma: '，',
  gap: '',
  dash: '～',
  inBrackets: (text) => `（${text}）`,
}

/** Returns the punctuation of the page's language: full-width without spaces in Chinese. */
export const usePunctuation = (): Punctuation =>
  locales[useLocale()].textTag.startsWith('zh') ? chinese : latin
