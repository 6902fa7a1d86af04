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
): DeskFinderLoaderData => {
  const [first, second, third] = createExampleDesks(language)
  const all = [first, second, { ...third, region: 'asia' as const }]
  const countIn = (name: string) => all.filter((desk) => desk.region === name).length
  return {
    region,
    counts: contactDeskRegions
      .map((name) => ({ region: name, count: countIn(name) }))
      .filter(({ count }) => count > 0),
    desks: all.filter((desk) => region === undefined || desk.region === region),
  }
}

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { list: page('en') } },
  filtered: { props, given: { list: page('en', 'europe') } },
  german: { locale: 'de', props, given: { list: page('de') } },
  chinese: { locale: 'cn', props, given: { list: page('cn') } },
} satisfies SectionExamples<typeof DeskFinderSchema.Type, Pick<DeskFinderProps, 'list'>>
