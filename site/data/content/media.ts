import { Schema } from 'effect'
import {
  type SingleLanguageRecord,
  IsoDateSchema,
  LocalizedText,
  LocalizedParagraphsSchema,
  LocalizedTitleSchema,
  publicationFields,
  RecordIdSchema,
} from './content.ts'
import { PictureSchema, createRecordReferenceSchema } from '../pages/configFields.ts'
import { supportTopics } from './support.ts'

/** URL path of the films in `site/public/films`. */
export const filmsPath = '/films/'

/** Caption languages with their language tags. */
export const captionLanguages = { en: 'en', de: 'de', zh: 'zh-CN' } as const
export type CaptionLanguage = keyof typeof captionLanguages

/** File extensions of a film: two video formats, the poster image, and captions. */
export const filmFileExtensions = [
  'mp4',
  'webm',
  'webp',
  ...(Object.keys(captionLanguages) as CaptionLanguage[]).map((language) => `${language}.vtt`),
] as const

const editionFields = {
  version: Schema.String.check(Schema.isPattern(/^[1-9]\d*\.\d+$/)).annotate({
    description: 'Version, e.g. 1.0; increases whenever the file is made again',
  }),
  date: IsoDateSchema,
}

const subjectFields = {
  products: Schema.Array(createRecordReferenceSchema('products')).annotate({
    description: 'Products it shows',
  }),
  problems: Schema.Array(Schema.Literals(supportTopics)).annotate({
    description: 'Support topics that the file helps with',
  }),
}

const pixels = Schema.Int.check(Schema.isGreaterThan(0))

/** Film; its files in `site/public/films` are named after its id. */
export const VideoRecord = Schema.Struct({
  ...publicationFields,
  id: RecordIdSchema.annotate({
    description: 'Name of its files: stack means stack.mp4, stack.de.vtt',
  }),
  title: LocalizedTitleSchema,
  summary: LocalizedText.annotate({ description: 'One sentence on what it shows' }),
  transcript: LocalizedParagraphsSchema.annotate({
    description: 'Everything that is seen and said, as paragraphs; for a silent film the action',
  }),
  seconds: Schema.Finite.check(Schema.isGreaterThan(0)).annotate({ description: 'Duration' }),
  width: pixels.annotate({ description: 'Width of the picture in px' }),
  height: pixels.annotate({ description: 'Height of the picture in px' }),
  bright: Schema.optionalKey(
    Schema.Literal(true).annotate({
      description: 'Whether its ground is nearly white: it is dimmed in dark mode',
    }),
  ),
  ...subjectFields,
  ...editionFields,
})
export type VideoRecord = typeof VideoRecord.Type
/** Film in one language. */
export type LocalizedVideo = SingleLanguageRecord<VideoRecord>

/** Picture offered for download. */
export const ImageRecord = Schema.Struct({
  ...publicationFields,
  id: RecordIdSchema,
  title: LocalizedTitleSchema,
  picture: PictureSchema,
  ...subjectFields,
  ...editionFields,
})
export type ImageRecord = typeof ImageRecord.Type

/** Size and digest of a file in `site/public`. */
export interface FileSizeAndDigest {
  readonly bytes: number
  readonly sha256: string
}

/** Content-hashed URL path of a film: `/films/stack.1a2b3c4d.mp4`. */
export const formatFilmPath = (id: string, { sha256 }: Pick<FileSizeAndDigest, 'sha256'>): string =>
  `${filmsPath}${id}.${sha256.slice(0, 8)}.mp4`

/** Video in the language of the page, with its downloadable file. */
export interface DownloadableVideo extends LocalizedVideo {
  readonly address: string
  readonly bytes: number
}
