import { Schema } from 'effect'

/** Most bytes of an uploaded picture. */
export const maxPictureBytes = 20 * 1024 * 1024

const part = Schema.Number.check(Schema.isBetween({ minimum: 0, maximum: 1 }))

/** Names of pictures, as sections name them. */
export const pictureNamePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Picture that an author brings: a JPEG, PNG or WebP file, cropped around a point. */
export const NewPicturePayload = Schema.Struct({
  name: Schema.String.check(Schema.isPattern(pictureNamePattern), Schema.isMaxLength(60)),
  /** Content in Base64. */
  file: Schema.String,
  /** Width by height; the whole picture without. */
  ratio: Schema.optionalKey(Schema.Number.check(Schema.isBetween({ minimum: 0.2, maximum: 5 }))),
  /** Point that stays in the middle of the crop. */
  focus: Schema.Struct({ x: part, y: part }),
  /** Alternative text by catalogue. */
  alt: Schema.Struct({
    en: Schema.NonEmptyString,
    de: Schema.NonEmptyString,
    cn: Schema.NonEmptyString,
  }),
})
export type NewPicturePayload = typeof NewPicturePayload.Type
