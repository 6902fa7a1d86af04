import { Schema } from 'effect'
import { Action, pictureAt, section, Text, Title } from '#data/fields.ts'

export const CallToActionSchema = section(
  'CallToAction',
  { description: 'The last word of a page: a picture panel with one thing to do.' },
  {
    title: Title,
    text: Schema.optionalKey(Text),
    picture: pictureAt(1312),
    primary: Action,
    secondary: Schema.optionalKey(Action),
  },
)
export type CallToActionProps = typeof CallToActionSchema.Type
