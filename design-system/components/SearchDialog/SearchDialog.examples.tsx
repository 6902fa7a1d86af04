import type { ComponentExamples } from '../../examples.ts'
import { examples as fields } from '../SearchField/SearchField.examples.tsx'
import type { SearchDialogProps } from './SearchDialog.tsx'

const links = (title: string, ...labels: readonly string[]): SearchDialogProps['links'] => ({
  title,
  items: labels.map((label, at) => ({ label, href: `#${at}` })),
})

/** Examples of SearchDialog, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'search-dialog',
      closeLabel: 'Close',
      field: { ...fields.default.props, id: 'search-english' },
      links: links('Often looked for', 'Downloads', 'Warranty', 'Frequently asked questions'),
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'such-dialog',
      closeLabel: 'Schließen',
      field: { ...fields.german.props, id: 'search-german', defaultValue: undefined },
      links: links(
        'Häufig gesucht',
        'Installationsanleitungen',
        'Garantiebedingungen nach Region',
        'Häufige Fragen',
      ),
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'sousuo-dialog',
      closeLabel: '关闭',
      field: { ...fields.chinese.props, id: 'search-chinese' },
      links: links('常用搜索', '下载中心', '质保', '常见问题'),
    },
  },
} satisfies ComponentExamples<SearchDialogProps>
