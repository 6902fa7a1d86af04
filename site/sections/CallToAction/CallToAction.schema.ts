import { Schema } from 'effect'
import {
  ActionLinkSchema,
  pictureNameSchemaAtWidth,
  defineSectionSchema,
  Text,
  Title,
} from '#data/pages/configFields.ts'

const words = { title: Title, text: Schema.optionalKey(Text) }
const buttons = {
  primary: ActionLinkSchema,
  secondary: Schema.optionalKey(ActionLinkSchema),
}

export const CallToActionSchema = defineSectionSchema(
  'CallToAction',
  {
    description: 'The closing call to action of a page: text and one or two buttons on a picture.',
  },
  // The picture covers two thirds of the panel.
  { ...words, picture: pictureNameSchemaAtWidth(866), ...buttons },
)
export type CallToActionProps = typeof CallToActionSchema.Type

/** Closing call to action of a data page, on the closing picture of its record. */
export const RecordCallSchema = Schema.Struct({ ...words, ...buttons }).annotate({
  description:
    'The closing call to action: text and one or two buttons on the closing picture of the record',
})
