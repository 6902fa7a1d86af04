import { Schema } from 'effect'
import { defineSectionSchema, TextSchema, TitleSchema } from '#data/pages/configFields.ts'

export const FootprintSchema = defineSectionSchema(
  'Footprint',
  {
    description:
      'A dotted world map with the regions where the company is present, and a text for each.',
  },
  {
    title: TitleSchema,
    regions: Schema.Array(
      Schema.Struct({
        region: Schema.Literals(['europe', 'australia', 'china', 'asia', 'middle-east']).annotate({
          description: 'Region; decides the position of the point on the map',
        }),
        text: TextSchema,
      }),
    )
      .check(Schema.isMinLength(2), Schema.isMaxLength(5))
      .annotate({ description: 'Two to five regions with their texts' }),
  },
)
export type FootprintProps = typeof FootprintSchema.Type
