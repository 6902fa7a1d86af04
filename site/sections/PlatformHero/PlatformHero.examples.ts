import type { SectionExamples } from '../examples.ts'
import { createExampleOperatingModes } from '../OperatingModes/days.examples.ts'
import type { PlatformHeroProps, PlatformHeroSchema } from './PlatformHero.schema.ts'

const usual = {
  title: 'page.ecos.hero.title',
  lead: 'page.ecos.hero.lead',
  screen: 'phone',
  primary: { label: 'action.compare-modes', href: '/solutions/residential-ess#modes' },
  secondary: { label: 'action.see-products', href: '/products' },
} satisfies typeof PlatformHeroSchema.Type

const fleet = {
  title: 'page.ecos-hub.hero.title',
  lead: 'page.ecos-hub.hero.lead',
  screen: 'fleet',
} satisfies typeof PlatformHeroSchema.Type

const site = {
  title: 'page.pangu-os.hero.title',
  lead: 'page.pangu-os.hero.lead',
  screen: 'site',
} satisfies typeof PlatformHeroSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { records: createExampleOperatingModes('en') } },
  fleet: { props: fleet, given: { records: createExampleOperatingModes('en') } },
  site: { props: site, given: { records: createExampleOperatingModes('en') } },
  german: { locale: 'de', props: fleet, given: { records: createExampleOperatingModes('de') } },
  chinese: { locale: 'cn', props: usual, given: { records: createExampleOperatingModes('cn') } },
} satisfies SectionExamples<typeof PlatformHeroSchema.Type, Pick<PlatformHeroProps, 'records'>>
