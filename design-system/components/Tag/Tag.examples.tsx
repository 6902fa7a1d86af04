import type { Examples } from '../../examples.ts'
import type { TagProps } from './Tag.tsx'

/** Examples of Tag, from typical to extreme. */
export const examples = {
  default: { props: { children: 'Home storage', href: '#home' } },
  plain: { props: { children: 'Self-power' } },
  removable: {
    props: { children: 'Datasheet', removeLabel: 'Remove filter', href: '#without-datasheet' },
  },
  removedByScript: {
    props: { children: 'English', removeLabel: 'Remove filter', onRemove: () => undefined },
  },
  german: {
    lang: 'de',
    props: {
      children: 'Installationsanleitungen für dreiphasige Hybridwechselrichter',
      removeLabel: 'Filter entfernen',
      href: '#ohne',
    },
  },
  chinese: { lang: 'zh-CN', props: { children: '户用储能', href: '#hu' } },
} satisfies Examples<TagProps>
