import { Schema } from 'effect'
import {
  ActionLinkSchema,
  createPictureNameSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const SplitSchema = defineSectionSchema(
  'Split',
  { description: 'A picture beside a title and a paragraph.' },
  {
    title: TitleSchema,
    text: TextSchema,
    picture: createPictureNameSchema(780),
    darkPicture: Schema.optionalKey(createPictureNameSchema(780, 'The picture for dark mode')),
    side: Schema.optionalKey(
      Schema.Literals(['start', 'end']).annotate({
        description: 'Side of the picture on wide screens',
        default: 'start',
      }),
    ),
    action: Schema.optionalKey(ActionLinkSchema),
  },
)
export type SplitProps = typeof SplitSchema.Type
