import type { ComponentExamples } from '../../examples.ts'
import type { TabLinksProps } from './TabLinks.tsx'

/** Examples of TabLinks in three languages. */
export const examples = {
  default: {
    props: {
      label: 'Personal center',
      items: [
        { label: 'Profile', href: '#profile', current: true },
        { label: 'Security', href: '#security', current: false },
        { label: 'Enquiries', href: '#enquiries', current: false },
      ],
    },
  },
  german: {
    lang: 'de',
    props: {
      label: 'Mein Konto',
      items: [
        { label: 'Anmeldung und Sicherheit', href: '#sicherheit', current: false },
        { label: 'Beratungsanfragen', href: '#anfragen', current: true },
        { label: 'Datenschutzeinstellungen', href: '#datenschutz', current: false },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      label: '个人中心',
      items: [
        { label: '个人信息', href: '#ziliao', current: true },
        { label: '安全', href: '#anquan', current: false },
      ],
    },
  },
} satisfies ComponentExamples<TabLinksProps>
