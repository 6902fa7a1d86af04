import { Schema } from 'effect'
import { Action, pictureAt, section, Text, Title } from '#data/pages/configFields.ts'

export const CallToActionSchema = section(
  'CallToAction',
  {
    description: 'The closing call to action of a page: text and one or two buttons on a picture.',
  },
  {
    title: Title,
    text: Schema.optionalKey(Text),
    picture: pictureAt(1312),
    primary: Action,
    secondary: Schema.optionalKey(Action),
  },
)
export type CallToActionProps = typeof CallToActionSchema.Type
