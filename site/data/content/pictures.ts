import { Schema } from 'effect'

/** URL path of the files in `site/public/pictures`. */
export const picturesPath = '/pictures/'

const size = Schema.Int.check(Schema.isGreaterThan(0))
const colour = Schema.String.check(Schema.isPattern(/^#[0-9a-f]{6}$/))

/** Encoded file of a picture. */
export const EncodedPictureFile = Schema.Struct({
  width: size.annotate({ description: 'Width of this file in px' }),
  file: Schema.String.check(
    Schema.isPattern(/^[a-z0-9-]+-\d+\.[0-9a-f]{8}\.(avif|webp)$/),
  ).annotate({
    description:
      'File in site/public/pictures: name, width and the first 8 digits of the SHA-256 of its bytes',
  }),
})
export type EncodedPictureFile = typeof EncodedPictureFile.Type

const renditions = (format: string) =>
  Schema.NonEmptyArray(EncodedPictureFile).annotate({
    description: `${format} files, narrowest first`,
  })

/** Entry of `pages-config/pictures.json`. */
export const PictureManifestEntry = Schema.Struct({
  source: Schema.String.check(Schema.isPattern(/^[0-9a-f]{16}$/)).annotate({
    description: 'Digest of the master and of how it was encoded; while it is the same, files stay',
  }),
  master: Schema.optionalKey(
    Schema.String.annotate({
      description: 'Picture that this one is a crop or another view of; both count as one motif',
    }),
  ),
  width: size.annotate({ description: 'Width of the widest file in px' }),
  height: size.annotate({ description: 'Height of the widest file in px' }),
  transparent: Schema.Boolean.annotate({
    description: 'Whether the page shows through; such pictures have no placeholder',
  }),
  avif: renditions('AVIF'),
  webp: renditions('WebP'),
  placeholder: Schema.optionalKey(
    Schema.Tuple([colour, colour, colour]).annotate({
      description:
        'Average colours of the top, middle and bottom third; pages show the middle one while it loads',
    }),
  ),
}).annotate({ description: 'One picture in its encoded widths, written by `npm run pictures`' })
export type PictureManifestEntry = typeof PictureManifestEntry.Type

/** `pages-config/pictures.json`: all pictures that page configs may use. */
export const PictureManifest = Schema.Record(
  Schema.String.check(Schema.isPattern(/^[a-z0-9-]+$/)),
  PictureManifestEntry,
).annotate({ description: 'Encoded pictures by name, sorted' })
export type PictureManifest = typeof PictureManifest.Type

/** Decodes `pictures.json`; throws an error that lists all problems. */
export const decodePictureManifest = Schema.decodeUnknownSync(PictureManifest, { errors: 'all' })

/** Serializes `pictures.json` as the formatter does, with one file per line. */
export function serializePictureManifest(pictures: PictureManifest): string {
  const line = (value: unknown) => JSON.stringify(value)
  const rendition = ({ width, file }: EncodedPictureFile) =>
    `{ "width": ${width}, "file": ${line(file)} }`
  const list = (items: readonly EncodedPictureFile[]) =>
    items[1]
      ? `[\n      ${items.map(rendition).join(',\n      ')}\n    ]`
      : `[${items.map(rendition).join('')}]`
  const picture = ({ avif, webp, placeholder, ...rest }: PictureManifestEntry) =>
    [
      ...Object.entries(rest).map(([key, value]) => `"${key}": ${line(value)}`),
      `"avif": ${list(avif)}`,
      `"webp": ${list(webp)}`,
      ...(placeholder ? [`"placeholder": [${placeholder.map(line).join(', ')}]`] : []),
    ].join(',\n    ')
  const entries = Object.entries(pictures).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{\n${entries.map(([name, value]) => `  "${name}": {\n    ${picture(value)}\n  }`).join(',\n')}\n}\n`
}

/** Picture with the URLs that a page uses. */
export interface PictureFile {
  /** `srcset` of the AVIF files. */
  readonly avif: string
  /** URL of a WebP file, for browsers without AVIF. */
  readonly src: string
  /** Width of the widest file in px. */
  readonly width: number
  /** Height of the widest file in px. */
  readonly height: number
  /** Class of the placeholder shown while the picture loads; transparent pictures have none. */
  readonly placeholder?: string
}

/** Resolves an entry of `pictures.json` to URLs. */
export function resolvePictureUrls(picture: PictureManifestEntry): PictureFile {
  const { avif, webp, width, height, placeholder } = picture
  return {
    avif: srcset(avif),
    src:
      picturesPath +
      (webp.find((rendition) => rendition.width >= 960) ?? webp.at(-1) ?? webp[0]).file,
    width,
    height,
    ...(placeholder && { placeholder: getPicturePlaceholderClass(placeholder) }),
  }
}

/** Leaves a picture one AVIF file, the narrowest of at least so many px or else the widest, where it is shown small at any density. */
export function limitToOneFile(picture: PictureFile, width: number): PictureFile {
  const files = picture.avif.split(', ')
  const isWideEnough = (file: string) => Number.parseInt(file.split(' ')[1] ?? '') >= width
  return { ...picture, avif: files.find(isWideEnough) ?? files.at(-1) ?? '' }
}

/**
 * Returns the colour of a picture's placeholder as three hexadecimal digits: its middle colour in steps of 20 %, so that
 * pictures share the rules that every page loads.
 */
export const getPlaceholderColour = ([, middle]: readonly [string, string, string]): string =>
  [1, 3, 5].map((at) => rounded(Number.parseInt(middle.slice(at, at + 2), 16))).join('')

/** Whether a picture glares on a dark page: its placeholder has more than half of white. */
const isBright = (placeholder: readonly [string, string, string]): boolean =>
  [...getPlaceholderColour(placeholder)].reduce((sum, digit) => sum + Number(`0x${digit}`), 0) > 22

const rounded = (channel: number): string => (Math.round(channel / 51) * 3).toString(16)

/** Returns the name of the generated class of a picture's placeholder; `bright-` begins those that dark mode dims. */
export const getPicturePlaceholderClass = (
  placeholder: readonly [string, string, string],
): string =>
  `${isBright(placeholder) ? 'bright' : 'placeholder'}-${getPlaceholderColour(placeholder)}`

const srcset = (renditions: readonly EncodedPictureFile[]) =>
  renditions.map(({ width, file }) => `${picturesPath}${file} ${width}w`).join(', ')
