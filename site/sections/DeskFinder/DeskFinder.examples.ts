import { contactDeskRegions } from '#data/content/support.ts'
import type { SectionExamples } from '../examples.ts'
import { createExampleDesks, type DeskLanguage } from './desks.examples.ts'
import type {
  DeskFinderProps,
  DeskFinderSchema,
  DeskFinderLoaderData,
} from './DeskFinder.schema.ts'

const props = { kind: 'sales' } satisfies typeof DeskFinderSchema.Type
const page = (
  language: DeskLanguage,
  region?: DeskFinderLoaderData['region'],
): DeskFinderLoaderData => ({
  region,
  counts: contactDeskRegions.map((name) => ({ region: name, count: name === 'europe' ? 3 : 0 })),
  desks: createExampleDesks(language),
})

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { list: page('en') } },
  filtered: { props, given: { list: page('en', 'europe') } },
  german: { locale: 'de', props, given: { list: page('de') } },
  chinese: { locale: 'cn', props, given: { list: page('cn') } },
} satisfies SectionExamples<typeof DeskFinderSchema.Type, Pick<DeskFinderProps, 'list'>>
