import type { ComponentExamples } from '../../examples.ts'
import type { FileLinkProps } from './FileLink.tsx'

const datasheet: FileLinkProps = {
  title: 'Datasheet',
  href: '#datasheet',
  type: 'PDF',
  size: '1.2 MB',
  pages: '4 pages',
  language: 'German',
  hrefLang: 'de',
}

/** Examples of FileLink, from typical to extreme. */
export const examples = {
  default: { props: datasheet },
  versioned: {
    props: {
      ...datasheet,
      title: 'Installation guide, three-phase home system',
      size: '8.4 MB',
      pages: '72 pages',
      language: 'English',
      hrefLang: 'en',
      version: 'Version 3.1',
      date: { text: 'September 21, 2026', dateTime: '2026-09-21' },
    },
  },
  detailed: {
    props: {
      ...datasheet,
      version: 'Version 3.2',
      date: { text: 'October 12, 2026', dateTime: '2026-10-12' },
      details: { label: 'Details', content: 'Replaces version 3.1 of March 9, 2026.' },
    },
  },
  drawing: {
    props: {
      title: 'Tower: front, side and top with sizes',
      href: '#drawing',
      type: 'SVG',
      size: '86 KB',
      variant: 'view',
    },
  },
  german: {
    lang: 'de',
    props: {
      title: 'Garantiebedingungen für Gewerbespeicher und Leistungselektronik\u00ADkomponenten',
      href: '#garantie',
      type: 'PDF',
      size: '640 KB',
      pages: '10 Seiten',
      language: 'Deutsch',
      hrefLang: 'de',
      version: 'Fassung 1.0',
      date: { text: '1. Juli 2026', dateTime: '2026-07-01' },
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      title: '户用储能系统规格书',
      href: '#guigeshu',
      type: 'PDF',
      size: '1.1 MB',
      pages: '4 页',
      language: '中文',
      hrefLang: 'zh-CN',
      separator: '，',
      version: '3.2 版',
      date: { text: '2026年10月12日', dateTime: '2026-10-12' },
    },
  },
} satisfies ComponentExamples<FileLinkProps>
