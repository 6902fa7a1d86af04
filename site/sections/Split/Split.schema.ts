import { Schema } from 'effect'
import {
  ActionLinkSchema,
  pictureNameSchemaAtWidth,
  defineSectionSchema,
  Text,
  Title,
} from '#data/pages/configFields.ts'

export const SplitSchema = defineSectionSchema(
  'Split',
  { description: 'A picture beside a title and a paragraph.' },
  {
    title: Title,
    text: Text,
    picture: pictureNameSchemaAtWidth(780),
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
