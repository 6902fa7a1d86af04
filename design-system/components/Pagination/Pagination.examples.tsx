import type { ComponentExamples } from '../../examples.ts'
import type { PaginationProps } from './Pagination.tsx'

const pages = (count: number, current: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: String(index + 1),
    href: `?page=${index + 1}`,
    current: index + 1 === current,
  }))

const previous = { label: 'Previous', href: '?page=before' }
const next = { label: 'Next', href: '?page=after' }

/** Examples of Pagination: first, last and middle pages. */
export const examples = {
  default: { props: { label: 'Pages of the news', pages: pages(4, 2), previous, next } },
  first: { props: { label: 'First page', pages: pages(3, 1), next } },
  last: { props: { label: 'Last page', pages: pages(3, 3), previous } },
  many: { props: { label: 'Many pages', pages: pages(18, 9), previous, next } },
  german: {
    lang: 'de',
    props: {
      label: 'Seiten der Veröffentlichungen',
      pages: pages(12, 11),
      previous: { ...previous, label: 'Vorherige Seite' },
      next: { ...next, label: 'Nächste Seite' },
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      label: '新闻分页',
      pages: pages(5, 3),
      previous: { ...previous, label: '上一页' },
      next: { ...next, label: '下一页' },
    },
  },
} satisfies ComponentExamples<PaginationProps>
