import type { LocalizedCaseStudy, LocalizedCaseStudyTeaser } from '#data/content/cases.ts'
import type { ProductTileContent } from '#data/products/products.ts'
import { createExampleProductTiles } from '../ProductGrid/products.examples.ts'

/** Languages of the examples. */
type Language = 'en' | 'cn' | 'de'
type In<T> = Readonly<Record<Language, T>>

const texts: In<Pick<LocalizedCaseStudy, 'title' | 'summary' | 'region' | 'text'>> = {
  en: {
    title: 'House with heat pump, Bavaria',
    summary: 'A house covers most of its year from its own roof.',
    region: 'Bavaria',
    text: [
      { tag: 'h2', id: 'situation', children: ['The situation'] },
      { tag: 'p', children: ['A family heats with a heat pump and drives electric.'] },
    ],
  },
  cn: {
    title: '巴伐利亚热泵住宅',
    summary: '全年用电大多由自家屋顶光伏供给。',
    region: '巴伐利亚',
    text: [
      { tag: 'h2', id: 'situation', children: ['项目情况'] },
      { tag: 'p', children: ['这家人用热泵取暖，开电动车。'] },
    ],
  },
  de: {
    title: 'Lebensmittel\u00ADbetrieb mit Kühlräumen, Niedersachsen',
    summary: 'Ein Betrieb kappt seine Viertelstundenspitze.',
    region: 'Niedersachsen',
    text: [
      { tag: 'h2', id: 'situation', children: ['Die Ausgangslage'] },
      { tag: 'p', children: ['Öfen und Kühlräume starten zusammen um vier Uhr früh.'] },
    ],
  },
}
const labels: In<readonly [string, string]> = {
  en: ['from its own roof', 'energy'],
  cn: ['年度自给率', '系统额定能量'],
  de: ['vom eigenen Dach', 'Energie'],
}

/** Returns a complete case record. */
export const createExampleCaseStudy = (
  language: Language,
): LocalizedCaseStudy & { readonly productTiles: readonly ProductTileContent[] } => ({
  id: 'house-bavaria',
  state: true,
  kind: 3,
  picture: 'house',
  closingPicture: 'house-night',
  figures: [
    { figure: 'caseHouseOwn', label: labels[language][0] },
    { figure: 'caseHouseEnergy', label: labels[language][1] },
    { figure: 'caseHousePeak', label: labels[language][1] },
  ],
  products: [],
  productTiles: createExampleProductTiles(language, 2),
  ...texts[language],
})

/** Returns case cards: photographs and one cut-out product picture. */
export const createExampleCaseTeasers = (
  language: Language,
): readonly LocalizedCaseStudyTeaser[] => [
  createExampleCaseStudy(language),
  { ...createExampleCaseStudy(language), id: 'two', kind: 2, picture: 'yard' },
  { ...createExampleCaseStudy(language), id: 'three', kind: 1, picture: 'container' },
]
