import type { SectionExamples } from '../examples.ts'
import type { SiteMapArea, SiteMapProps, SiteMapSchema } from './SiteMap.schema.ts'

const groups = (label: string, other: string): readonly SiteMapArea[] => [
  { part: 'solutions', links: [{ path: '/solutions/residential-ess', label }] },
  { part: 'account', links: [{ path: '/login', label: 'Login' }] },
  {
    part: 'company',
    links: [
      { path: '/about-us', label: other },
      { path: '/newsletter', label: 'Newsletter' },
    ],
  },
]

const props = {} satisfies typeof SiteMapSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { groups: groups('Residential energy storage', 'About us') } },
  german: {
    locale: 'de',
    props,
    given: { groups: groups('Eigenverbrauchsoptimierung für Heimspeichersysteme', 'Über uns') },
  },
  chinese: { locale: 'cn', props, given: { groups: groups('户用储能', '关于我们') } },
} satisfies SectionExamples<typeof SiteMapSchema.Type, Pick<SiteMapProps, 'groups'>>
