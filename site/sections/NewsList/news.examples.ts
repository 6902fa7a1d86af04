import type { LocalizedNewsTeaser, LocalizedNewsItem } from '#data/content/content.ts'

/** Languages of the examples. */
type Language = 'en' | 'cn' | 'de'
type In<T> = Readonly<Record<Language, T>>

interface LocalizedFields {
  readonly title: In<string>
  readonly summary: In<string>
}
type LocalizedNews = Omit<LocalizedNewsTeaser, keyof LocalizedFields> & LocalizedFields

const records: readonly LocalizedNews[] = [
  {
    id: 'fault-codes-in-three-languages',
    date: '2026-11-09',
    topic: 'support',
    picture: 'inverter',
    title: {
      en: 'Fault codes in three languages',
      cn: '故障代码文档提供三种语言版本',
      de: 'Störungscodes in drei Sprachen',
    },
    summary: {
      en: 'Fault codes and first steps for home systems are now available in English, German and Chinese.',
      cn: '户用系统故障代码与初步处理文档，现有中文、英文和德文版。',
      de: 'Störungscodes und erste Schritte für Heimspeicher gibt es jetzt auf Deutsch, Englisch und Chinesisch.',
    },
  },
  {
    id: 'home-firmware-4-2',
    date: '2026-11-02',
    topic: 'product',
    picture: 'macro',
    title: {
      en: 'Home firmware 4.2: release notes',
      cn: '户用系统固件 4.2 更新说明',
      de: 'Firmware 4.2 für Heimspeicher',
    },
    summary: {
      en: 'The release notes for home firmware 4.2 are out: you now set the backup reserve in steps of 5%.',
      cn: '户用系统固件 4.2 更新说明发布：备电预留电量可按 5% 一档设置。',
      de: 'Die Hinweise zur Firmware 4.2 sind da: Die Ersatzstromreserve lässt sich in Schritten von 5 % einstellen.',
    },
  },
  {
    id: 'h-datasheet-3-2',
    date: '2026-10-12',
    topic: 'product',
    picture: 'battery',
    title: {
      en: 'Datasheet 3.2 for the home system',
      cn: '户用储能系统规格书 3.2 版',
      de: 'Datenblatt 3.2 für den Heimspeicher',
    },
    summary: {
      en: 'Datasheet 3.2 of the three-phase home system (5–13 kW, 9.98–29.94 kWh) replaces version 3.1.',
      cn: '三相户用储能系统规格书 3.2 版替代 3.1 版：5～13 kW，9.98～29.94 kWh。',
      de: 'Datenblatt 3.2 des dreiphasigen Heimspeichers ersetzt Version 3.1: 5–13 kW, 9,98–29,94 kWh.',
    },
  },
]

const localize = (record: LocalizedNews, language: Language): LocalizedNewsTeaser => ({
  ...record,
  title: record.title[language],
  summary: record.summary[language],
})

/** Returns three news records, newest first. */
export const createExampleNews = (language: Language): readonly LocalizedNewsTeaser[] =>
  records.map((record) => localize(record, language))

const paragraphs: In<string> = {
  en: 'When the light bar turns red, the system has stopped safely. The app names the code; the document explains what it means and what to do first.',
  cn: '光带变红，表示系统已安全停机。应用显示代码，文档说明含义与第一步处理方法。',
  de: 'Leuchtet die Lichtleiste rot, hat das System sicher angehalten. Die App nennt den Code, das Dokument seine Bedeutung und den ersten Schritt.',
}

/** Returns the newest record with its text. */
export function createNewestExampleNews(language: Language): LocalizedNewsItem {
  const [first] = createExampleNews(language)
  if (!first) throw new Error('There is no example news record')
  return {
    ...first,
    closingPicture: 'workshop',
    text: [{ tag: 'p', children: [paragraphs[language]] }],
  }
}
