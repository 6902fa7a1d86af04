import { Schema } from 'effect'
import {
  ActionLinkSchema,
  pictureNameSchemaAtWidth,
  section,
  Text,
  Title,
} from '#data/pages/configFields.ts'

export const CallToActionSchema = section(
  'CallToAction',
  {
    description: 'The closing call to action of a page: text and one or two buttons on a picture.',
  },
  {
    title: Title,
    text: Schema.optionalKey(Text),
    picture: pictureNameSchemaAtWidth(1312),
    primary: ActionLinkSchema,
    secondary: Schema.optionalKey(ActionLinkSchema),
  },
)
export type CallToActionProps = typeof CallToActionSchema.Type
