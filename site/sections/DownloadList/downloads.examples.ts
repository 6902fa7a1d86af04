import { downloadFacets } from '#data/downloads/downloadFilters.ts'
import type { DownloadListEntry, DownloadListLoaderData } from './DownloadList.schema.ts'

/** Languages of the examples. */
type Language = 'en' | 'cn' | 'de'
type In<T> = Readonly<Record<Language, T>>

const titles: readonly In<string>[] = [
  {
    en: 'Datasheet – Three-phase hybrid inverter',
    cn: '三相混合逆变器规格书',
    de: 'Datenblatt – Dreiphasiger Hybridwechselrichter',
  },
  {
    en: 'Installation guide – Power conversion system 62.5\u00A0kW',
    cn: '62.5\u00A0kW 储能变流器安装指南',
    de: 'Installationsanleitung – Batteriewechselrichter 62,5\u00A0kW',
  },
]

const fileLanguage = { en: 'en', cn: 'zh', de: 'de' } as const
const address = '/documents/three-phase-hybrid-inverter/datasheet'
const sha256 = '0123456789abcdef'.repeat(4)

/** Returns two documents in a language. */
export const createExampleDocuments = (language: Language): readonly DownloadListEntry[] =>
  titles.map((title, index) => ({
    id: `FEL-IT-${index}`,
    title: title[language],
    document: 'pdf',
    resource: index === 0 ? 'datasheet' : 'installation-guide',
    products: ['three-phase-hybrid-inverter'],
    series: ['inverter'],
    types: ['hybrid-inverters'],
    problems: ['operation'],
    languages: [fileLanguage[language]],
    version: '2.1',
    date: '2026-08-17',
    replaces: { version: '2.0', date: '2025-12-01' },
    address: `${address}-${index}-2.1.pdf`,
    latest: `/downloads/latest/FEL-IT-${index}.pdf`,
    format: 'PDF',
    bytes: 412_700 + index * 2_000_000,
    sha256,
    pages: 4 + index * 8,
    others: [{ address: `${address}-${index}-fr.pdf`, languages: ['zh'], bytes: 398_200 }],
  }))

const film: DownloadListEntry = {
  id: 'film-stack',
  title: 'Stack a battery tower',
  document: 'video',
  resource: 'film',
  products: [],
  series: ['home'],
  types: ['batteries'],
  problems: ['installation'],
  languages: ['en', 'de', 'zh'],
  version: '1.0',
  date: '2026-09-21',
  address: '/films/stack.01234567.mp4',
  latest: '/downloads/latest/film-stack.mp4',
  format: 'MP4',
  bytes: 189_101,
  sha256,
  seconds: 8.5,
  others: [],
}

const picture: DownloadListEntry = {
  ...film,
  id: 'picture-battery',
  title: 'Battery tower, white',
  document: 'image',
  resource: 'picture',
  languages: ['none'],
  address: '/pictures/battery.webp',
  latest: '/downloads/latest/picture-battery.webp',
  format: 'WebP',
  bytes: 25_724,
}

const noFilters: DownloadListLoaderData['choices'] = {
  series: [],
  type: [],
  product: [],
  document: [],
  resource: [],
  problem: [],
  language: [],
  updated: [],
}

const productTitle: In<string> = {
  en: 'Three-phase hybrid inverter',
  cn: '三相混合逆变器',
  de: 'Dreiphasiger Hybridwechselrichter',
}

const values = (language: Language): DownloadListLoaderData['facets'] =>
  (
    [
      ['series', ['home', 'inverter', 'commercial']],
      ['type', ['all-in-one', 'hybrid-inverters', 'power-conversion']],
      ['product', ['three-phase-hybrid-inverter']],
      ['document', ['pdf', 'video', 'image']],
      ['resource', ['datasheet', 'user-manual', 'installation-guide', 'film', 'picture']],
      ['problem', ['installation', 'operation', 'fault-codes', 'safety']],
      ['language', ['en', 'de', 'zh', 'none']],
      ['updated', ['month', 'quarter', 'year', 'older']],
    ] as const
  ).map(([facet, options]) => ({
    facet,
    options: options.map((value, index) => ({
      value,
      count: 24 - index * 5,
      checked: false,
      ...(facet === 'product' && { title: productTitle[language] }),
    })),
  }))

/** Returns the unfiltered list in a language. */
export const createExampleDownloadList = (language: Language): DownloadListLoaderData => ({
  choices: noFilters,
  facets: values(language),
  groups: [
    { rank: 'own', files: createExampleDocuments(language) },
    ...(language === 'en' ? [{ rank: 'any' as const, files: [film, picture] }] : []),
  ],
  total: 132,
  page: 2,
  pages: 6,
})

/** Returns the list with filters that match no file. */
export const createEmptyDownloadList = (language: Language): DownloadListLoaderData => {
  const all = createExampleDownloadList(language)
  const chosen = { ...noFilters, series: ['commercial'], document: ['video'], language: ['zh'] }
  return {
    ...all,
    choices: chosen,
    facets: downloadFacets.map((facet) => ({
      facet,
      options: (all.facets.find((one) => one.facet === facet)?.options ?? []).map((option) => ({
        ...option,
        count: 0,
        checked: chosen[facet].includes(option.value),
      })),
    })),
    groups: [],
    total: 0,
    page: 1,
    pages: 1,
  }
}
