import { locales } from '#data/locales.ts'
import { useLocale } from './site.tsx'

/** Marks that stand between pieces of text which come apart. */
interface Punctuation {
  readonly comma: string
  /** Between two sentences. */
  readonly gap: string
  /** Between the ends of a range of times. */
  readonly dash: string
  /** Puts an addition in brackets behind the text before it. */
  readonly inBrackets: (text: string | number) => string
}

const latin: Punctuation = { comma: ', ', gap: ' ', dash: '–', inBrackets: (text) => ` (${text})` }
const chinese: Punctuation = {
  comma: '，',
  gap: '',
  dash: '～',
  inBrackets: (text) => `（${text}）`,
}

/** Punctuation as the page's language writes it: full-width in Chinese, without spaces. */
export const usePunctuation = (): Punctuation =>
  locales[useLocale()].textTag.startsWith('zh') ? chinese : latin
