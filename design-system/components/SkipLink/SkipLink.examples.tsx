import type { ComponentExamples } from '../../examples.ts'
import type { SkipLinkProps } from './SkipLink.tsx'

/** Examples of SkipLink, from typical to extreme. */
export const examples = {
  default: { props: { href: '#content', children: 'Skip to content' } },
  german: { lang: 'de', props: { href: '#content', children: 'Zum Seiteninhalt springen' } },
  chinese: { lang: 'zh-CN', props: { href: '#content', children: '跳到正文' } },
} satisfies ComponentExamples<SkipLinkProps>
