import type { ComponentExamples } from '../../examples.ts'
import type { SearchFieldProps } from './SearchField.tsx'

const english: SearchFieldProps = {
  id: 'search',
  name: 'q',
  action: '#results',
  label: 'Search this site',
  placeholder: 'Products, documents, questions',
  submitLabel: 'Search',
  maxLength: 100,
}

/** Examples of SearchField, from typical to extreme. */
export const examples = {
  default: { props: english },
  filled: {
    props: { ...english, id: 'filled', label: 'Search all questions', defaultValue: 'warranty' },
  },
  german: {
    lang: 'de',
    props: {
      ...english,
      id: 'suche',
      label: 'Diese Website durchsuchen',
      placeholder: 'Produkte, Dokumente, Fragen',
      submitLabel: 'Suchergebnisse anzeigen',
      defaultValue: 'Batteriewechselrichter Inbetriebnahmeprotokoll Garantiebedingungen',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      ...english,
      id: 'sousuo',
      label: '搜索本站',
      placeholder: '产品、文档、问题',
      submitLabel: '搜索',
    },
  },
} satisfies ComponentExamples<SearchFieldProps>
