import { Schema } from 'effect'
import {
  createRecordReferenceSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'
import type { DownloadableVideo } from '#data/content/media.ts'

export const FilmSchema = defineSectionSchema(
  'Film',
  {
    description:
      'A film with captions and transcript beside a title and a paragraph; nothing is loaded before playback.',
    loader: {
      module: '#app/downloads/downloads.server.ts',
      name: 'loadFilm',
      prop: 'video',
      options: ['film'],
    },
    source: ['videos', 'images', 'products'],
  },
  {
    title: TitleSchema,
    text: Schema.optionalKey(TextSchema),
    film: createRecordReferenceSchema('videos'),
  },
)
export interface FilmProps extends Omit<typeof FilmSchema.Type, 'film'> {
  readonly video: DownloadableVideo | null
}
