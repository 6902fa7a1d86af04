import { Schema } from 'effect'
import {
  ActionLinkSchema,
  FigureNameSchema,
  createPictureNameSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const FeatureGridSchema = defineSectionSchema(
  'FeatureGrid',
  {
    description:
      'A mosaic of tiles: one large tile with a picture, the others with one large numeral each.',
  },
  {
    title: TitleSchema,
    tiles: Schema.Array(
      Schema.Struct({
        size: Schema.Literals(['feature', 'half', 'wide', 'medium', 'narrow']).annotate({
          description: 'feature: 7 of 12 columns, two rows; half: 6; wide: 5; medium: 4; narrow: 3',
        }),
        title: TitleSchema,
        text: Schema.optionalKey(TextSchema),
        figure: Schema.optionalKey(FigureNameSchema),
        picture: Schema.optionalKey(createPictureNameSchema(720)),
        darkPicture: Schema.optionalKey(createPictureNameSchema(720, 'The picture for dark mode')),
        tone: Schema.optionalKey(
          Schema.Literals(['plain', 'dark']).annotate({
            description: 'dark: always dark; at most one tile',
            default: 'plain',
          }),
        ),
        action: Schema.optionalKey(ActionLinkSchema),
      }),
    )
      .check(Schema.isMinLength(3), Schema.isMaxLength(7))
      .annotate({ description: 'Three to seven tiles, filling rows of 12 columns' }),
  },
)
export type FeatureGridProps = typeof FeatureGridSchema.Type
