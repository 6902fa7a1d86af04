import { type Punctuation, getPunctuation } from '#data/messages/punctuation.ts'
import { useLocale } from '../site.tsx'

/** Returns the punctuation of the page's language. */
export const usePunctuation = (): Punctuation => getPunctuation(useLocale())
