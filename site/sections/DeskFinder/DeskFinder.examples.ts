import type { Desk } from '#data/support.ts'
import type { Examples } from '../examples.ts'
import type { DeskFinderProps, DeskFinderSchema, DeskPage } from './DeskFinder.schema.ts'

const words = {
  en: ['Felcera desk Bavaria', 'Bavaria, Baden-Württemberg', 'German, English', 'Berlin time'],
  de: ['Felcera-Anlaufstelle Norddeutschland', 'Niedersachsen, Hamburg', 'Deutsch', 'Berliner Zeit'],
  cn: ['Felcera 华东服务窗口', '上海、江苏、浙江、安徽', '中文、英语', '北京时间'],
} as const // prettier-ignore

const desksIn = (language: keyof typeof words): readonly Desk[] => {
  const [name, area, languages, zone] = words[language]
  const desk = { state: true, region: 'europe', kinds: ['sales', 'service'], name, area, languages, hours: '08:00–17:00', zone } as const // prettier-ignore
  return [
    { ...desk, id: 'one', email: 'one@felcera.example', telephone: '+49 89 99998-110' },
    { ...desk, id: 'two', email: 'two@felcera.example' },
    { ...desk, id: 'three', email: 'three@felcera.example' },
  ]
}

const props = { kind: 'sales' } satisfies typeof DeskFinderSchema.Type
const page = (language: keyof typeof words, region?: DeskPage['region']): DeskPage => ({
  region,
  counts: [3, 0, 0, 0, 0],
  desks: desksIn(language),
})

/** What the section looks like, from usual to extreme. */
export const examples = {
  default: { props, given: { list: page('en') } },
  filtered: { props, given: { list: page('en', 'europe') } },
  german: { locale: 'de', props, given: { list: page('de') } },
  chinese: { locale: 'cn', props, given: { list: page('cn') } },
} satisfies Examples<typeof DeskFinderSchema.Type, Pick<DeskFinderProps, 'list'>>
