import { deskRegions } from '#data/content/support.ts'
import type { Examples } from '../examples.ts'
import { desksIn, type DeskLanguage } from './desks.examples.ts'
import type { DeskFinderProps, DeskFinderSchema, DeskListing } from './DeskFinder.schema.ts'

const props = { kind: 'sales' } satisfies typeof DeskFinderSchema.Type
const page = (language: DeskLanguage, region?: DeskListing['region']): DeskListing => ({
  region,
  counts: deskRegions.map((name) => ({ region: name, count: name === 'europe' ? 3 : 0 })),
  desks: desksIn(language),
})

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { list: page('en') } },
  filtered: { props, given: { list: page('en', 'europe') } },
  german: { locale: 'de', props, given: { list: page('de') } },
  chinese: { locale: 'cn', props, given: { list: page('cn') } },
} satisfies Examples<typeof DeskFinderSchema.Type, Pick<DeskFinderProps, 'list'>>
