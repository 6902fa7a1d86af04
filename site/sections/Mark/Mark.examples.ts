import type { SectionExamples } from '../examples.ts'
import type { MarkSchema } from './Mark.schema.ts'

const props = {
  title: 'page.mark.files.title',
  text: 'page.mark.files.text',
} satisfies typeof MarkSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props },
  german: { locale: 'de', props },
  chinese: { locale: 'cn', props },
} satisfies SectionExamples<typeof MarkSchema.Type>
