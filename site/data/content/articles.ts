import { Schema } from 'effect'
import { type SingleLanguageRecord, IsoDateSchema, pageRecordFields } from './content.ts'
import { DiagramNameSchema } from '../diagrams/diagrams.ts'
import { PictureSchema, createRecordReferenceSchema } from '../pages/configFields.ts'
import { getPlainText, type RichText } from './richText.ts'

/** Blog article; its text is a Markdown file beside the record. */
export const ArticleRecord = Schema.Struct({
  ...pageRecordFields,
  date: IsoDateSchema.annotate({
    description: 'Day as YYYY-MM-DD; shown from its beginning unless publishAt is set',
  }),
  topic: Schema.Literals(['basics', 'tariffs', 'technology']).annotate({
    description: 'Topic, shown above the title',
  }),
  picture: PictureSchema,
  diagram: Schema.optionalKey(DiagramNameSchema),
  film: Schema.optionalKey(
    createRecordReferenceSchema('videos').annotate({
      description: 'Film that explains it, below the text',
      reference: 'record:videos',
    }),
  ),
  related: Schema.Array(createRecordReferenceSchema('articles'))
    .check(Schema.isMinLength(1), Schema.isMaxLength(3))
    .annotate({ description: 'Articles to read next' }),
})
export type ArticleRecord = typeof ArticleRecord.Type

/** Article in a list. */
export type LocalizedArticleTeaser = Pick<
  SingleLanguageRecord<ArticleRecord>,
  'id' | 'date' | 'topic' | 'picture' | 'title' | 'summary'
> & {
  /** Reading time in minutes. */
  readonly minutes: number
}

/** Article in one language, with related articles. */
export interface LocalizedArticle extends LocalizedArticleTeaser {
  readonly diagram?: ArticleRecord['diagram'] | undefined
  readonly text: RichText
  readonly next: readonly LocalizedArticleTeaser[]
}

const wordsPerMinute = 200
const charactersPerMinute = 350
const chinese = /\p{Script=Han}/gu

/** Estimates the reading time in minutes, at least 1; Chinese text is counted by characters. */
export function estimateReadingMinutes(text: RichText): number {
  const words = getPlainText(text)
  const characters = words.match(chinese)?.length ?? 0
  const otherWords = words
    .replace(chinese, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length
  return Math.max(1, Math.round(characters / charactersPerMinute + otherWords / wordsPerMinute))
}
