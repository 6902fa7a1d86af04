import type { ComponentExamples } from '../../examples.ts'
import type { BadgeProps } from './Badge.tsx'

/** Examples of Badge, from typical to extreme. */
export const examples = {
  default: { props: { children: 'Company' } },
  success: { props: { tone: 'success', children: 'Delivered' } },
  info: { props: { tone: 'info', children: 'New' } },
  warning: { props: { tone: 'warning', children: 'Ends soon' } },
  error: { props: { tone: 'error', children: 'Failed' } },
  german: { lang: 'de', props: { children: 'Voraussichtlich verfügbar' } },
  chinese: { lang: 'zh-CN', props: { tone: 'info', children: '最新发布' } },
} satisfies ComponentExamples<BadgeProps>
