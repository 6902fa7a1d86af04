import type { ComponentExamples } from '../../examples.ts'
import * as icons from '../Icon/icons.ts'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import type { DrawerProps } from './Drawer.tsx'

const filters = (...names: readonly string[]) =>
  names.map((name) => (
    <Disclosure key={name} summary={name}>
      <a href="#all">{name}</a>
    </Disclosure>
  ))

/** Examples of Drawer, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'drawer-menu',
      label: 'Menu',
      closeLabel: 'Close',
      children: filters('Solutions', 'Products', 'Platforms', 'Support'),
    },
  },
  withWords: {
    props: {
      id: 'drawer-filter',
      label: 'Filter downloads',
      variant: 'button',
      icon: icons.filterIcon,
      closeLabel: 'Close',
      children: filters('Series', 'Document type', 'Language'),
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'drawer-german',
      label: 'Installationsanleitungen filtern',
      variant: 'button',
      icon: icons.filterIcon,
      closeLabel: 'Schließen',
      children: filters('Produktbaureihe', 'Dokumentenart', 'Veröffentlichungssprache'),
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'drawer-chinese',
      label: '筛选',
      variant: 'button',
      icon: icons.filterIcon,
      closeLabel: '关闭',
      children: filters('系列', '文档类型', '语言'),
    },
  },
} satisfies ComponentExamples<DrawerProps>
