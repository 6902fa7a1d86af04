import { Schema } from 'effect'
import {
  ActionLinkSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const ButtonRowSchema = defineSectionSchema(
  'ButtonRow',
  { description: 'A row of one to six buttons; the first is filled, as the main thing to do.' },
  {
    title: Schema.optionalKey(TitleSchema),
    text: Schema.optionalKey(TextSchema),
    buttons: Schema.Array(ActionLinkSchema)
      .check(Schema.isMinLength(1), Schema.isMaxLength(6))
      .annotate({ description: 'One to six buttons, the most important first' }),
    emphasis: Schema.optionalKey(
      Schema.Literals(['first', 'none']).annotate({
        description: 'none: no button is filled, for a page that has its filled one elsewhere',
        default: 'first',
      }),
    ),
  },
)
export type ButtonRowProps = typeof ButtonRowSchema.Type
