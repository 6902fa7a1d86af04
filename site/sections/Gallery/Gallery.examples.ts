import type { SectionExamples } from '../examples.ts'
import type { GallerySchema } from './Gallery.schema.ts'

const usual = {
  title: 'product.views',
  pictures: ['module-open', 'cells', 'busbar'],
} as const satisfies typeof GallerySchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  pair: { props: { ...usual, pictures: ['cabinet-open', 'fins'] } },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof GallerySchema.Type>
