import type { ComponentExamples } from '../../examples.ts'
import type { ThemeMenuProps } from './ThemeMenu.tsx'

const labels = { system: 'System', light: 'Light', dark: 'Dark' }

/** Examples of ThemeMenu, enabled and with a fixed mode. */
export const examples = {
  default: { props: { label: 'Colour mode', labels } },
  forced: { props: { label: 'Colour mode', labels, forced: 'This page is always dark.' } },
  german: {
    lang: 'de',
    props: {
      label: 'Farbmodus',
      labels: { system: 'Systemeinstellung', light: 'Hell', dark: 'Dunkel' },
      forced: 'Diese Seite wird unabhängig von Ihren Einstellungen immer dunkel angezeigt.',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: { label: '外观', labels: { system: '跟随系统', light: '浅色', dark: '深色' } },
  },
} satisfies ComponentExamples<ThemeMenuProps>
