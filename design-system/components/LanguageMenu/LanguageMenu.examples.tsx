import type { ComponentExamples } from '../../examples.ts'
import type { LanguageMenuProps } from './LanguageMenu.tsx'

const languages = [
  { label: 'Français', short: 'FR', lang: 'fr', href: '#fr' },
  { label: 'English', short: 'EN', lang: 'en-US', href: '#en' },
  { label: '中文（简体）', short: 'CN', lang: 'zh-CN', href: '#cn' },
  { label: 'English (Australia)', short: 'AU', lang: 'en-AU', href: '#au' },
  { label: 'Deutsch', short: 'DE', lang: 'de', href: '#de' },
]

const shownIn = (tag: string) => languages.map((item) => ({ ...item, current: item.lang === tag }))

/** Examples of LanguageMenu: a page in each language. */
export const examples = {
  default: { props: { label: 'Language', items: shownIn('en-US') } },
  german: { lang: 'de', props: { label: 'Sprache', items: shownIn('de') } },
  chinese: { lang: 'zh-CN', props: { label: '语言', items: shownIn('zh-CN') } },
} satisfies ComponentExamples<LanguageMenuProps>
