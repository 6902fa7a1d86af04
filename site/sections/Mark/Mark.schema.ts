import { defineSectionSchema, TextSchema, TitleSchema } from '#data/pages/configFields.ts'

export const MarkSchema = defineSectionSchema(
  'Mark',
  {
    description:
      'The brand mark on its permitted backgrounds, its clear space, and its files to download.',
  },
  { title: TitleSchema, text: TextSchema },
)
export type MarkProps = typeof MarkSchema.Type
