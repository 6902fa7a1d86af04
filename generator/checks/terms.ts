import type { Catalogue } from '#data/locales.ts'
import { nearest } from '../nearest.ts'
import { written } from '../written.ts'
import type { Check } from './check.ts'

/** Texts hold to the term list: its words, its ways to write numbers, units and punctuation. */
export const terms: Check = function* (project) {
  for (const text of written(project)) {
    const list = project.terms[text.catalogue]
    for (const { use, never = [], en } of list?.terms ?? []) {
      const allowed = use.flatMap((word) => places(text.words, pattern(word, text.catalogue)))
      for (const word of never)
        for (const { start, end } of places(text.words, pattern(word, text.catalogue)))
          if (!allowed.some((place) => place.start <= start && end <= place.end))
            yield text.tell(
              {
                code: 'wrong-term',
                what: `"${text.words.slice(start, end)}" is not a word of this site.`,
                fix: `Write "${nearest(word, use) ?? use[0]}".`,
              },
              start,
            )
      if (en && allowed.length === 0 && pattern(en, 'en').test(text.english))
        yield text.tell(
          {
            code: 'missing-term',
            what: `The English text has "${en}", this one has no word of this site for it.`,
            fix: `Write ${use.map((word) => `"${word}"`).join(' or ')}.`,
          },
          0,
        )
    }
    for (const { never, what, fix } of list?.forms ?? [])
      for (const { start } of places(text.words, new RegExp(never, 'gu')))
        yield text.tell({ code: 'wrong-form', what, fix }, start)
  }
}

/** English words begin where a word begins; German and Chinese ones stand inside longer words too. */
function pattern(word: string, catalogue: Catalogue): RegExp {
  const plain = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return catalogue === 'en' || catalogue === 'au'
    ? new RegExp(`(?<!\\p{L})${plain}`, 'giu')
    : new RegExp(plain, 'gu')
}

const places = (text: string, what: RegExp) =>
  [...text.matchAll(what)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
