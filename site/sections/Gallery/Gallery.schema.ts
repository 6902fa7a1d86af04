import { Schema } from 'effect'
import { PictureSchema, defineSectionSchema, TitleSchema } from '#data/pages/configFields.ts'

export const GallerySchema = defineSectionSchema(
  'Gallery',
  {
    description:
      'Pictures of one thing from several sides: pairs side by side, or a large one beside two.',
  },
  {
    title: TitleSchema,
    pictures: Schema.Array(PictureSchema)
      .check(Schema.isMinLength(2), Schema.isMaxLength(5))
      .annotate({ description: 'Two to five pictures, the largest first' }),
    darkPictures: Schema.optionalKey(
      Schema.Array(PictureSchema).annotate({
        description:
          'Pictures for dark mode of some of them; each has the name of its picture and “-dark”',
      }),
    ),
  },
)
export type GalleryProps = typeof GallerySchema.Type
