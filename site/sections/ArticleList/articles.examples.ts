import type { LocalizedArticleTeaser } from '#data/content/articles.ts'

type Language = 'en' | 'cn' | 'de'

const facts = [
  {
    id: 'what-self-power-means',
    date: '2026-11-16',
    topic: 'basics',
    picture: 'house',
    minutes: 3,
  },
  { id: 'dynamic-tariffs', date: '2026-10-06', topic: 'tariffs', picture: 'macro', minutes: 2 },
  {
    id: 'lfp-and-cycle-life',
    date: '2026-07-22',
    topic: 'technology',
    picture: 'field',
    minutes: 4,
  },
] as const

const texts: Readonly<Record<Language, readonly (readonly [title: string, summary: string])[]>> = {
  en: [
    ['What self-power means, hour by hour', 'The simplest of the four modes on one spring day.'],
    ['Dynamic tariffs: when shifting pays', 'A winter day with cheap nights, and a threshold.'],
    ['LFP: the patient chemistry', 'What a cycle is, and why the warranty counts energy.'],
  ],
  de: [
    ['Was Eigenverbrauch bedeutet, Stunde für Stunde', 'Die einfachste der vier Betriebsarten.'],
    ['Strompreisschwankungen im Tagesverlauf nutzen', 'Ein Wintertag mit günstiger Nacht.'],
    ['Lithium-Eisenphosphat: die geduldige Zellchemie', 'Warum die Garantie Energie zählt.'],
  ],
  cn: [
    ['自发自用模式下的一天', '四种模式中最简单的一种。'],
    ['动态电价：何时低充高放才划算', '以夜间电价较低的一个冬日为例。'],
    ['磷酸铁锂为什么耐用', '质保为何按能量计算。'],
  ],
}

/** Returns three articles, newest first. */
export const createExampleArticles = (language: Language): readonly LocalizedArticleTeaser[] =>
  facts.map((fact, index) => {
    const [title = '', summary = ''] = texts[language][index] ?? []
    return { ...fact, title, summary }
  })
