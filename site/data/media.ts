import { Schema } from 'effect'
import {
  type InLanguage,
  IsoDate,
  Localized,
  LocalizedTexts,
  LocalizedTitle,
  publishing,
  RecordId,
} from './content.ts'
import { Picture, RecordRef } from './fields.ts'
import { problemTypes } from './support.ts'

/** Where the films of `site/public/films` are served. */
export const filmsPath = '/films/'

/** Languages of captions, with the language tag of each. */
export const captionLanguages = { en: 'en', de: 'de', zh: 'zh-CN' } as const
export type CaptionLanguage = keyof typeof captionLanguages

/** What a film consists of: two formats, a picture before it plays, and captions. */
export const filmParts = [
  'mp4',
  'webm',
  'webp',
  ...(Object.keys(captionLanguages) as CaptionLanguage[]).map((language) => `${language}.vtt`),
] as const

const edition = {
  version: Schema.String.check(Schema.isPattern(/^[1-9]\d*\.\d+$/)).annotate({
    description: 'Version, e.g. 1.0; goes up when the file is made anew',
  }),
  date: IsoDate,
}

const about = {
  products: Schema.Array(RecordRef('products')).annotate({ description: 'Products it shows' }),
  problems: Schema.Array(Schema.Literals(problemTypes)).annotate({
    description: 'What it helps with',
  }),
}

const pixels = Schema.Int.check(Schema.isGreaterThan(0))

/** A film; its files lie in `site/public/films` and are named after it. */
export const VideoRecord = Schema.Struct({
  ...publishing,
  id: RecordId.annotate({ description: 'Name of its files: stack means stack.mp4, stack.de.vtt' }),
  title: LocalizedTitle,
  summary: Localized.annotate({ description: 'One sentence on what it shows' }),
  transcript: LocalizedTexts.annotate({
    description: 'Everything that is seen and said, as paragraphs; a silent film says what happens',
  }),
  seconds: Schema.Finite.check(Schema.isGreaterThan(0)).annotate({ description: 'How long it is' }),
  width: pixels.annotate({ description: 'Width of the picture in px' }),
  height: pixels.annotate({ description: 'Height of the picture in px' }),
  ...about,
  ...edition,
})
export type VideoRecord = typeof VideoRecord.Type
/** A film in one language. */
export type Video = InLanguage<VideoRecord>

/** A picture to take along. */
export const ImageRecord = Schema.Struct({
  ...publishing,
  id: RecordId,
  title: LocalizedTitle,
  picture: Picture,
  ...about,
  ...edition,
})
export type ImageRecord = typeof ImageRecord.Type

/** A file of `site/public` as it was measured. */
export interface MeasuredFile {
  readonly bytes: number
  readonly sha256: string
}

/** Address of a film that no other content will ever have: `/films/stack.1a2b3c4d.mp4`. */
export const filmAddress = (id: string, { sha256 }: Pick<MeasuredFile, 'sha256'>): string =>
  `${filmsPath}${id}.${sha256.slice(0, 8)}.mp4`
