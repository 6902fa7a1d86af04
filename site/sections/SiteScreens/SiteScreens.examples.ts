import type { SectionExamples } from '../examples.ts'
import type { SiteScreensSchema } from './SiteScreens.schema.ts'

const usual = {
  title: 'page.pangu-os.screens.title',
  demand: 'page.pangu-os.screens.demand',
  thermal: 'page.pangu-os.screens.thermal',
  home: 'page.pangu-os.screens.home',
  events: 'page.pangu-os.screens.events',
} satisfies typeof SiteScreensSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof SiteScreensSchema.Type>
