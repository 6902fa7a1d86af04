import { Schema } from 'effect'
import {
  FormattedTextSchema,
  LinkSchema,
  defineSectionSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

const Paragraph = Schema.Struct({
  text: FormattedTextSchema,
  href: Schema.optionalKey(
    LinkSchema.annotate({ description: 'Target of the link <a>…</a> in the text' }),
  ),
}).annotate({ description: 'A paragraph' })

const Subheading = Schema.Struct({ heading: TitleSchema }).annotate({ description: 'A subheading' })

const List = Schema.Struct({
  items: Schema.Array(Paragraph)
    .check(Schema.isMinLength(1), Schema.isMaxLength(12))
    .annotate({ description: 'One to twelve items' }),
  ordered: Schema.optionalKey(
    Schema.Boolean.annotate({ description: 'Numbers the items', default: false }),
  ),
}).annotate({ description: 'A list' })

export const RichTextSchema = defineSectionSchema(
  'RichText',
  {
    description:
      'Running text: paragraphs, subheadings and lists, with emphasis and links. The texts are messages; HTML and Markdown are not interpreted.',
  },
  {
    title: Schema.optionalKey(TitleSchema),
    blocks: Schema.Array(Schema.Union([Paragraph, Subheading, List]))
      .check(Schema.isMinLength(1), Schema.isMaxLength(24))
      .annotate({ description: 'One to 24 paragraphs, subheadings and lists in order' }),
  },
)
export type RichTextProps = typeof RichTextSchema.Type
