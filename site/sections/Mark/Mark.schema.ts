import { section, Text, Title } from '#data/fields.ts'

export const MarkSchema = section(
  'Mark',
  {
    description: 'The mark on its grounds, the space it needs, and its files to download.',
    messages: ['mark.green', 'mark.black', 'mark.white', 'mark.space', 'mark.download'],
  },
  { title: Title, text: Text },
)
export type MarkProps = typeof MarkSchema.Type
