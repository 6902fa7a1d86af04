import { type Punctuation, punctuationOf } from '#data/messages/punctuation.ts'
import { useLocale } from '../site.tsx'

/** Returns the punctuation of the page's language. */
export const usePunctuation = (): Punctuation => punctuationOf(useLocale())
