import { Schema } from 'effect'
import {
  ActionLinkSchema,
  LabelledFigureSchema,
  createPictureNameSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const HeroSchema = defineSectionSchema(
  'Hero',
  {
    description: 'The opening of a page: a full-bleed picture with the page title on it.',
    h1: true,
    underHeader: true,
  },
  {
    title: TitleSchema,
    lead: TextSchema,
    picture: createPictureNameSchema(1440),
    mobilePicture: Schema.optionalKey(
      createPictureNameSchema(780, 'Upright crop for screens below 780 px'),
    ),
    callouts: Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          ...LabelledFigureSchema.fields,
          x: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 })).annotate({
            description: 'Percent of the picture from the left',
          }),
          y: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 })).annotate({
            description: 'Percent of the picture from the top',
          }),
        }),
      )
        .check(Schema.isMaxLength(3))
        .annotate({ description: 'Figures pinned to objects in the picture; wide screens only' }),
    ),
    primary: Schema.optionalKey(ActionLinkSchema),
    secondary: Schema.optionalKey(ActionLinkSchema),
  },
)
export type HeroProps = typeof HeroSchema.Type
