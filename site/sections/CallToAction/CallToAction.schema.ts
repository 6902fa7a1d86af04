import { Schema } from 'effect'
import {
  ActionLinkSchema,
  createPictureNameSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

const words = { title: TitleSchema, text: Schema.optionalKey(TextSchema) }
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
  { ...words, picture: createPictureNameSchema(866), ...buttons },
)
export type CallToActionProps = typeof CallToActionSchema.Type

/** Closing call to action of a data page, on the closing picture of its record. */
export const RecordCallToActionSchema = Schema.Struct({ ...words, ...buttons }).annotate({
  description:
    'The closing call to action: text and one or two buttons on the closing picture of the record',
})
