import type { ComponentExamples } from '../../examples.ts'
import type { LinkProps } from './Link.tsx'

/** Examples of Link, from typical to extreme. */
export const examples = {
  default: { props: { href: '#specifications', children: 'technical specifications' } },
  more: { props: { href: '#products', variant: 'more', children: 'See the system' } },
  quiet: { props: { href: '#quiet', variant: 'quiet', children: 'Operating modes' } },
  current: { props: { href: '#news', variant: 'quiet', current: true, children: 'News' } },
  external: {
    props: {
      href: 'https://standards.example',
      external: 'external site',
      children: 'IEC 62619, cell and battery safety',
    },
  },
  moreExternal: {
    props: {
      href: 'https://standards.example',
      variant: 'more',
      external: 'external site',
      children: 'Read the standard',
    },
  },
  german: {
    lang: 'de',
    props: {
      href: '#sizing',
      variant: 'more',
      children: 'Mindesteigenverbrauchsoptimierung für Ihr Haus berechnen',
    },
  },
  chinese: { lang: 'zh-CN', props: { href: '#system', variant: 'more', children: '查看系统' } },
} satisfies ComponentExamples<LinkProps>
