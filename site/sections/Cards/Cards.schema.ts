import { Schema } from 'effect'
import {
  LinkSchema,
  createPictureNameSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const CardsSchema = defineSectionSchema(
  'Cards',
  {
    description: 'Picture cards with a title and a sentence; scrolled sideways on narrow screens.',
  },
  {
    title: TitleSchema,
    items: Schema.Array(
      Schema.Struct({
        title: TitleSchema,
        text: TextSchema,
        picture: createPictureNameSchema(640),
        href: Schema.optionalKey(LinkSchema),
      }),
    )
      .check(Schema.isMinLength(2), Schema.isMaxLength(4))
      .annotate({ description: 'Two to four cards' }),
  },
)
export type CardsProps = typeof CardsSchema.Type
