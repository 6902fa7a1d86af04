import type { Examples } from '../../examples.ts'
import type { SkipLinkProps } from './SkipLink.tsx'

/** What the first thing a keyboard reaches says. */
export const examples = {
  default: { props: { href: '#content', children: 'Skip to content' } },
  german: { lang: 'de', props: { href: '#content', children: 'Zum Seiteninhalt springen' } },
  chinese: { lang: 'zh-CN', props: { href: '#content', children: '跳到正文' } },
} satisfies Examples<SkipLinkProps>
