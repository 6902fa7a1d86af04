import { Schema } from 'effect'
import { type InLanguage, IsoDate, recordFields } from './content.ts'
import { Picture, RecordRef } from './fields.ts'
import { plainText, type RichText } from './richText.ts'

/** An article of the blog; its text lies beside it in Markdown. */
export const ArticleRecord = Schema.Struct({
  ...recordFields,
  date: IsoDate,
  topic: Schema.Literals(['basics', 'tariffs', 'technology']).annotate({
    description: 'What it is about, shown above the title',
  }),
  picture: Picture,
  related: Schema.Array(RecordRef('articles'))
    .check(Schema.isMinLength(1), Schema.isMaxLength(3))
    .annotate({ description: 'Articles to read next' }),
})
export type ArticleRecord = typeof ArticleRecord.Type

/** An article as lists show it. */
export type ArticleTeaser = Pick<
  InLanguage<ArticleRecord>,
  'id' | 'date' | 'topic' | 'picture' | 'title' | 'summary'
> & {
  /** Time it takes to read. */
  readonly minutes: number
}

/** An article in one language, with those to read next. */
export interface Article extends ArticleTeaser {
  readonly text: RichText
  readonly next: readonly ArticleTeaser[]
}

const wordsPerMinute = 200
const charactersPerMinute = 350
const chinese = /\p{Script=Han}/gu

/** Minutes it takes to read a text; Chinese is counted by characters. */
export function readingMinutes(text: RichText): number {
  const words = plainText(text)
  const characters = words.match(chinese)?.length ?? 0
  const rest = words
    .replace(chinese, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length
  return Math.max(1, Math.round(characters / charactersPerMinute + rest / wordsPerMinute))
}
