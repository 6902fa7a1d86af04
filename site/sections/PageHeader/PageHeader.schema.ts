import { Schema } from 'effect'
import {
  ActionLinkSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const PageHeaderSchema = defineSectionSchema(
  'PageHeader',
  {
    description: 'A plain page opening: the page title and a sentence, without a picture.',
    h1: true,
  },
  {
    title: TitleSchema,
    lead: Schema.optionalKey(TextSchema),
    parents: Schema.optionalKey(
      Schema.Array(ActionLinkSchema)
        .check(Schema.isMinLength(1), Schema.isMaxLength(3))
        .annotate({ description: 'Parent pages for the breadcrumbs, outermost first' }),
    ),
    action: Schema.optionalKey(
      ActionLinkSchema.annotate({ description: 'Link below the sentence' }),
    ),
  },
)
export type PageHeaderProps = typeof PageHeaderSchema.Type
