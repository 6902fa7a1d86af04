import { Schema } from 'effect'
import { Picture, defineSectionSchema, Title } from '#data/pages/configFields.ts'

export const GallerySchema = defineSectionSchema(
  'Gallery',
  {
    description:
      'Pictures of one thing from several sides: two side by side, or a large one beside two.',
  },
  {
    title: Title,
    pictures: Schema.Array(Picture)
      .check(Schema.isMinLength(2), Schema.isMaxLength(3))
      .annotate({ description: 'Two or three pictures, the largest first' }),
  },
)
export type GalleryProps = typeof GallerySchema.Type
