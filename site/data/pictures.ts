import { Schema } from 'effect'

/** Where the files of `site/public/pictures` are served. */
export const picturesPath = '/pictures/'

const size = Schema.Int.check(Schema.isGreaterThan(0))
const colour = Schema.String.check(Schema.isPattern(/^#[0-9a-f]{6}$/))

/** One file of a picture. */
export const Rendition = Schema.Struct({
  width: size.annotate({ description: 'Width of this file in px' }),
  file: Schema.String.check(
    Schema.isPattern(/^[a-z0-9-]+-\d+\.[0-9a-f]{8}\.(avif|webp)$/),
  ).annotate({
    description:
      'File in site/public/pictures: name, width and the first 8 digits of the SHA-256 of its bytes',
  }),
})
export type Rendition = typeof Rendition.Type

const renditions = (format: string) =>
  Schema.NonEmptyArray(Rendition).annotate({ description: `${format} files, narrowest first` })

/** A picture as `pages-config/pictures.json` lists it. */
export const EncodedPicture = Schema.Struct({
  source: Schema.String.check(Schema.isPattern(/^[0-9a-f]{16}$/)).annotate({
    description: 'Digest of the master and of how it was encoded; while it is the same, files stay',
  }),
  width: size.annotate({ description: 'Width of the widest file in px' }),
  height: size.annotate({ description: 'Height of the widest file in px' }),
  transparent: Schema.Boolean.annotate({
    description: 'Whether the page shows through; such pictures have no placeholder',
  }),
  avif: renditions('AVIF'),
  webp: renditions('WebP'),
  placeholder: Schema.optionalKey(
    Schema.Tuple([colour, colour, colour]).annotate({
      description: 'Average colours of the top, middle and bottom third, shown while it loads',
    }),
  ),
}).annotate({ description: 'One picture in its encoded widths, written by `npm run pictures`' })
export type EncodedPicture = typeof EncodedPicture.Type

/** `pages-config/pictures.json`: every picture a page may name. */
export const Pictures = Schema.Record(
  Schema.String.check(Schema.isPattern(/^[a-z0-9-]+$/)),
  EncodedPicture,
).annotate({ description: 'Encoded pictures by name, sorted' })
export type Pictures = typeof Pictures.Type

/** Decodes the parsed `pictures.json`; throws with every fault it has. */
export const decodePictures = Schema.decodeUnknownSync(Pictures, { errors: 'all' })

/** A picture as a page shows it: addresses instead of files. */
export interface PictureFile {
  /** `srcset` of the AVIF files. */
  readonly avif: string
  /** Address of one WebP file, for the few browsers without AVIF. */
  readonly src: string
  /** Width of the widest file in px. */
  readonly width: number
  /** Height of the widest file in px. */
  readonly height: number
  /** Class that paints its colours while it loads; transparent pictures have none. */
  readonly placeholder?: string
}

/** Resolves an entry of `pictures.json` into what a page shows. */
export function pictureFile(name: string, picture: EncodedPicture): PictureFile {
  const { avif, webp, width, height, placeholder } = picture
  return {
    avif: srcset(avif),
    src:
      picturesPath +
      (webp.find((rendition) => rendition.width >= 960) ?? webp.at(-1) ?? webp[0]).file,
    width,
    height,
    ...(placeholder && { placeholder: placeholderClass(name) }),
  }
}

/** Name of the generated class that paints a picture's placeholder. */
export const placeholderClass = (name: string): string => `placeholder-${name}`

const srcset = (renditions: readonly Rendition[]) =>
  renditions.map(({ width, file }) => `${picturesPath}${file} ${width}w`).join(', ')
