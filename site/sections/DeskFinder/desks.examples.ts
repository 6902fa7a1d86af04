import type { LocalizedContactDesk } from '#data/content/support.ts'

/** Texts of a desk by language. */
const texts = {
  en: ['Support team Bavaria', 'Bavaria, Baden-Württemberg', 'German, English', 'Berlin time'],
  de: ['Felcera-Service Norddeutschland', 'Niedersachsen, Hamburg', 'Deutsch', 'Ortszeit Berlin'],
  cn: ['Felcera 华东服务网点', '上海、江苏、浙江、安徽', '中文、英语', '北京时间'],
} as const

export type DeskLanguage = keyof typeof texts

type ThreeDesks = readonly [LocalizedContactDesk, LocalizedContactDesk, LocalizedContactDesk]

/** Returns three desks in a language; only the first has a telephone number. */
export const createExampleDesks = (language: DeskLanguage): ThreeDesks => {
  const [name, area, languages, zone] = texts[language]
  const desk = {
    state: true,
    region: 'europe',
    kinds: ['sales', 'service'],
    name,
    area,
    languages,
    hours: '08:00–17:00',
    zone,
  } as const
  return [
    { ...desk, id: 'one', email: 'one@felcera.example', telephone: '+49 89 99998-110' },
    { ...desk, id: 'two', email: 'two@felcera.example' },
    { ...desk, id: 'three', email: 'three@felcera.example' },
  ]
}
