import { Schema } from 'effect'
import {
  createPictureNameSchema,
  createRecordReferenceSchema,
  defineSectionSchema,
} from '#data/pages/configFields.ts'
import type { RichText } from '#data/content/richText.ts'

export const GuideSchema = defineSectionSchema(
  'Guide',
  {
    description:
      'A long text chosen by id, with a table of contents: terms, schedules, instructions.',
    loader: {
      module: '#app/content/support.server.ts',
      name: 'loadGuideText',
      prop: 'text',
      options: ['guide'],
    },
    source: 'guides',
  },
  {
    guide: createRecordReferenceSchema('guides'),
    picture: Schema.optionalKey(
      createPictureNameSchema(780, 'Picture below the table of contents, for a short text'),
    ),
  },
)
export type GuideProps = Omit<typeof GuideSchema.Type, 'guide'> & { readonly text: RichText }
