import { Schema } from 'effect'
import { defineSectionSchema, TitleSchema } from '#data/pages/configFields.ts'
import { ProductSpecGroup } from '#data/products/products.ts'

export const SpecTableSchema = defineSectionSchema(
  'SpecTable',
  {
    description: 'Technical specifications in groups of rows, label and value.',
  },
  {
    title: TitleSchema,
    groups: Schema.Array(ProductSpecGroup)
      .check(Schema.isMinLength(1), Schema.isMaxLength(10))
      .annotate({ description: 'Groups of rows' }),
  },
)
export type SpecTableProps = typeof SpecTableSchema.Type
