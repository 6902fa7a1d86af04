import type { SectionExamples } from '../examples.ts'
import type { PageHeaderSchema } from './PageHeader.schema.ts'

/** Examples from typical to extreme content. */
export const examples = {
  default: {
    props: {
      title: 'nav.news',
      lead: 'page.news.hero.lead',
    },
  },
  below: {
    props: {
      title: 'page.downloads.hero.title',
      lead: 'page.downloads.hero.lead',
      parents: [{ label: 'nav.support', href: '/support-center' }],
    },
  },
  minimal: {
    props: {
      title: 'nav.news',
    },
  },
  german: {
    locale: 'de',
    props: {
      title: 'page.three-phase-home-system.hero.title',
      lead: 'page.three-phase-home-system.hero.lead',
    },
  },
  chinese: {
    locale: 'cn',
    props: {
      title: 'nav.news',
      lead: 'page.news.hero.lead',
    },
  },
} satisfies SectionExamples<typeof PageHeaderSchema.Type>
