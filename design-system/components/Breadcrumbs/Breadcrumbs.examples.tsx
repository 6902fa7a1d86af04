import type { ComponentExamples } from '../../examples.ts'
import type { BreadcrumbsProps } from './Breadcrumbs.tsx'

const home = { label: 'Home', href: '#home' }

/** Examples of Breadcrumbs, from typical to extreme. */
export const examples = {
  default: {
    props: {
      label: 'You are here',
      items: [home, { label: 'Products', href: '#products' }],
      current: 'High-voltage LFP battery',
    },
  },
  oneUp: { props: { label: 'You are here: news', items: [home], current: 'News' } },
  deep: {
    props: {
      label: 'You are here: case',
      items: [
        home,
        { label: 'Solutions', href: '#solutions' },
        { label: 'Cases', href: '#cases' },
        { label: 'Commercial and industrial', href: '#ci' },
      ],
      current: 'Food production in Lower Saxony',
    },
  },
  german: {
    lang: 'de',
    props: {
      label: 'Sie sind hier',
      items: [
        { label: 'Startseite', href: '#start' },
        { label: 'Gewerbe- und Industrielösungen', href: '#gewerbe' },
      ],
      current: 'Lastspitzenkappung mit Außenaufstellungsbatterieschränken',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      label: '当前位置',
      items: [
        { label: '首页', href: '#shouye' },
        { label: '产品', href: '#chanpin' },
      ],
      current: '高压磷酸铁锂电池',
    },
  },
} satisfies ComponentExamples<BreadcrumbsProps>
