import type { StyleRule } from '@vanilla-extract/css'

/** Hyphenates long German compounds; words in the other languages are short enough. */
export const germanHyphenationStyle = {
  '[lang|=de] &': { hyphens: 'auto', hyphenateLimitChars: '10 5 4' },
} as const satisfies StyleRule['selectors']
