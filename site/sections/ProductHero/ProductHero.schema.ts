import { Schema } from 'effect'
import {
  ActionLinkSchema,
  LabelledFigureSchema,
  createPictureNameSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const ProductHeroSchema = defineSectionSchema(
  'ProductHero',
  {
    description: 'The opening of a product page: product picture, name, lead and key figures.',
    h1: true,
  },
  {
    category: TextSchema,
    title: TitleSchema,
    lead: TextSchema,
    picture: createPictureNameSchema(835),
    darkPicture: Schema.optionalKey(createPictureNameSchema(835, 'The product for dark mode')),
    primary: ActionLinkSchema,
    secondary: Schema.optionalKey(ActionLinkSchema),
    facts: Schema.Array(LabelledFigureSchema)
      .check(Schema.isMinLength(3), Schema.isMaxLength(5))
      .annotate({ description: 'Key figures below the picture' }),
  },
)
export type ProductHeroProps = typeof ProductHeroSchema.Type
