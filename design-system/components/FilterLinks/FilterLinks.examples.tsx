import type { ComponentExamples } from '../../examples.ts'
import type { FilterLinksProps } from './FilterLinks.tsx'

/** Examples of FilterLinks, with and without counts. */
export const examples = {
  default: {
    props: {
      label: 'Region',
      items: [
        { label: 'All', count: 14, href: '#all', current: true },
        { label: 'Europe', count: 6, href: '#europe', current: false },
        { label: 'Australia', count: 8, href: '#australia', current: false },
      ],
    },
  },
  withoutCounts: {
    props: {
      label: 'Rows',
      items: [
        { label: 'All rows', href: '#rows', current: false },
        { label: 'Differences', href: '#differences', current: true },
      ],
    },
  },
  german: {
    lang: 'de',
    props: {
      label: 'Problemart',
      items: [
        { label: 'Inbetriebnahme und Netzanmeldung', count: 12, href: '#netz', current: false },
        { label: 'Störungsmeldungen', count: 7, href: '#stoerung', current: true },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      label: '地区',
      items: [
        { label: '全部', count: 14, href: '#quanbu', current: true },
        { label: '欧洲', count: 6, href: '#ouzhou', current: false },
      ],
    },
  },
} satisfies ComponentExamples<FilterLinksProps>
