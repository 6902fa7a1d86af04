import type { SectionExamples } from '../examples.ts'
import type { FootprintSchema } from './Footprint.schema.ts'

const usual = {
  title: 'page.about-us.footprint.title',
  regions: [
    { region: 'china', text: 'page.about-us.footprint.china' },
    { region: 'europe', text: 'page.about-us.footprint.europe' },
    { region: 'australia', text: 'page.about-us.footprint.australia' },
    { region: 'asia', text: 'page.about-us.footprint.asia' },
    { region: 'middle-east', text: 'page.about-us.footprint.middle-east' },
  ],
} satisfies typeof FootprintSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: { props: { ...usual, regions: usual.regions.slice(0, 2) } },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof FootprintSchema.Type>
