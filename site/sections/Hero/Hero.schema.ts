import { Schema } from 'effect'
import {
  ActionLinkSchema,
  LabelledFigureSchema,
  createPictureNameSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

const percent = (description: string) =>
  Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 })).annotate({ description })

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
          x: percent('Percent of the picture from the left'),
          y: percent('Percent of the picture from the top'),
        }),
      )
        .check(Schema.isMaxLength(3))
        .annotate({ description: 'Figures pinned to objects in the picture; wide screens only' }),
    ),
    lights: Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          x: percent('Centre, in percent of the picture from the left'),
          y: percent('Centre, in percent of the picture from the top'),
          width: percent('Percent of the width of the picture'),
          height: percent('Percent of the height of the picture'),
        }),
      )
        .check(Schema.isMinLength(1), Schema.isMaxLength(4))
        .annotate({
          description:
            'Night falls while the page scrolls, and these windows and lamps stay bright; for a picture at dusk, on one page',
        }),
    ),
    primary: Schema.optionalKey(ActionLinkSchema),
    secondary: Schema.optionalKey(ActionLinkSchema),
  },
)
export type HeroProps = typeof HeroSchema.Type
