import { RecordRef, section } from '#data/fields.ts'
import type { RichText } from '#data/richText.ts'

export const GuideSchema = section(
  'Guide',
  {
    description:
      'A long text by name, with its contents beside it: terms, schedules, instructions.',
    source: 'guides',
    messages: ['text.contents', 'text.table'],
  },
  { guide: RecordRef('guides') },
)
export type GuideProps = Omit<typeof GuideSchema.Type, 'guide'> & { readonly text: RichText }
