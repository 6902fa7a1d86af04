import { type ComponentExamples, drawSamplePicture } from '../../examples.ts'
import type { MegaMenuProps } from './MegaMenu.tsx'

const picture = drawSamplePicture(480, 480)
const page = (label: string, description?: string) => ({ label, href: `#${label}`, description })
const product = (label: string, description: string) => ({ ...page(label, description), picture })

/** Examples of MegaMenu, from typical to extreme. */
export const examples = {
  default: {
    props: {
      label: 'Products',
      overview: { label: 'All products', href: '#products', description: 'For homes and sites.' },
      columns: [
        {
          title: 'Storage',
          links: [
            product('Home system', '5–13 kW, 9.98–29.94 kWh'),
            product('Battery', '4.99–29.94 kWh'),
            product('Cabinet', '261.2 kWh, IP55'),
          ],
        },
        {
          title: 'Around it',
          links: [
            page('Hybrid inverters'),
            page('AC chargers'),
            { ...page('Data loggers', 'WiFi, LAN, 4G'), current: true },
            page('Smart plug'),
          ],
        },
      ],
    },
  },
  words: {
    props: {
      label: 'Support',
      columns: [
        { title: 'Documents', links: [page('Downloads'), page('Videos'), page('FAQ')] },
        { title: 'Service', links: [page('Warranty'), page('Maintenance')] },
      ],
    },
  },
  german: {
    lang: 'de',
    props: {
      label: 'Lösungen',
      overview: page('Alle Lösungen', 'Vom Einfamilienhaus bis zum Umspannwerk.'),
      columns: [
        {
          links: [
            product('Eigenheimspeicher', 'Mindesteigenverbrauch und Notstromversorgung'),
            product('Gewerbe und Industrie', 'Lastspitzenkappung'),
            product('Netzspeicher', 'Primärregelleistungsbereitstellung'),
          ],
        },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      label: '产品',
      overview: page('全部产品'),
      columns: [{ links: [product('户用储能系统', '5–13 kW'), product('电池', '4.99–29.94 kWh')] }],
    },
  },
} satisfies ComponentExamples<MegaMenuProps>
