import { Schema } from 'effect'
import { section, Text, Title } from '#data/fields.ts'

export const FootprintSchema = section(
  'Footprint',
  {
    description: 'A dotted map of the world with the regions where we are, and what is there.',
    messages: [
      'desk.region.europe',
      'desk.region.australia',
      'desk.region.china',
      'desk.region.asia',
      'desk.region.middle-east',
    ],
  },
  {
    title: Title,
    regions: Schema.Array(
      Schema.Struct({
        region: Schema.Literals(['europe', 'australia', 'china', 'asia', 'middle-east']).annotate({
          description: 'Part of the world; its point on the map',
        }),
        text: Text,
      }),
    )
      .check(Schema.isMinLength(2), Schema.isMaxLength(5))
      .annotate({ description: 'Two to five regions with what is there' }),
  },
)
export type FootprintProps = typeof FootprintSchema.Type
