import { Schema } from 'effect'
import {
  Link,
  pictureNameSchemaAtWidth,
  defineSectionSchema,
  Text,
  Title,
} from '#data/pages/configFields.ts'

export const CardsSchema = defineSectionSchema(
  'Cards',
  {
    description: 'Picture cards with a title and a sentence; scrolled sideways on narrow screens.',
  },
  {
    title: Title,
    items: Schema.Array(
      Schema.Struct({
        title: Title,
        text: Text,
        picture: pictureNameSchemaAtWidth(640),
        href: Schema.optionalKey(Link),
      }),
    )
      .check(Schema.isMinLength(2), Schema.isMaxLength(4))
      .annotate({ description: 'Two to four cards' }),
  },
)
export type CardsProps = typeof CardsSchema.Type
