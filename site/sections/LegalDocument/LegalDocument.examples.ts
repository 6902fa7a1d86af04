import type { LocalizedLegalDocument } from '#data/content/documents.ts'
import type { RichText } from '#data/content/richText.ts'
import type { SectionExamples } from '../examples.ts'
import type { LegalDocumentProps, LegalDocumentSchema } from './LegalDocument.schema.ts'

const texts = {
  en: {
    title: 'Cookie policy',
    summary: 'Which cookies this website sets, what each one is for and how long it is kept.',
    choice: ['Your choice', 'Declining is as easy as accepting. Change your choice in the '],
    settings: 'cookie settings',
    necessary: 'Necessary cookies',
    columns: ['Name', 'What it does', 'Lifetime'],
    cookie: ['Stores which categories you allow', '6 months'],
    contact: ['Contact', 'Write to ', '[to be filled in by the operator: email]'],
  },
  de: {
    title: 'Datenschutzerklärung für Großspeicherbetreiber',
    summary: 'Welche Cookies diese Website setzt, wofür jedes dient und wie lange es bleibt.',
    choice: [
      'Ihre Auswahl',
      'Ablehnen ist so einfach wie Zustimmen. Ändern können Sie das in den ',
    ],
    settings: 'Cookie-Einstellungen',
    necessary: 'Notwendige Cookies',
    columns: ['Name', 'Zweck', 'Dauer'],
    cookie: ['Speichert, welche Kategorien Sie zulassen', '6 Monate'],
    contact: ['Kontakt', 'Schreiben Sie an ', '[vom Betreiber auszufüllen: E-Mail-Adresse]'],
  },
  cn: {
    title: 'Cookie 政策',
    summary: '本网站使用哪些 Cookie、用途与保存期限。',
    choice: ['您的选择', '拒绝与接受同样方便，可随时更改：'],
    settings: 'Cookie 设置',
    necessary: '必要 Cookie',
    columns: ['名称', '用途', '期限'],
    cookie: ['保存您允许的类别', '6 个月'],
    contact: ['联系方式', '邮箱：', '［由运营者填写：邮箱］'],
  },
} as const

const cell = (tag: 'td' | 'th') => (text: string) => ({ tag, children: [text] }) as const

const bodyIn = (language: keyof typeof texts): RichText => {
  const { choice, settings, necessary, columns, cookie, contact } = texts[language]
  const link = { tag: 'a', href: '/cookie-settings', children: [settings] } as const
  const name = { tag: 'td', children: [{ tag: 'code', children: ['felcera_consent'] }] } as const
  return [
    { tag: 'h2', id: 'choice', children: [choice[0]] },
    { tag: 'p', children: [choice[1], link] },
    { tag: 'h2', id: 'necessary', children: [necessary] },
    {
      tag: 'table',
      children: [
        { tag: 'thead', children: [{ tag: 'tr', children: columns.map(cell('th')) }] },
        {
          tag: 'tbody',
          children: [{ tag: 'tr', children: [name, ...cookie.map(cell('td'))] }],
        },
      ],
    },
    { tag: 'h2', id: 'contact', children: [contact[0]] },
    { tag: 'p', children: [contact[1], { tag: 'mark', children: [contact[2]] }] },
  ]
}

const record = (language: keyof typeof texts): LocalizedLegalDocument => ({
  id: 'cookies-policy',
  state: true,
  version: '1.0',
  date: '2026-11-09',
  title: texts[language].title,
  summary: texts[language].summary,
  text: bodyIn(language),
})

const props = {} satisfies typeof LegalDocumentSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { record: record('en') } },
  minimal: { props, given: { record: { ...record('en'), text: bodyIn('en').slice(0, 2) } } },
  notTranslated: { locale: 'fr', props, given: { record: record('en') } },
  german: { locale: 'de', props, given: { record: record('de') } },
  chinese: { locale: 'cn', props, given: { record: record('cn') } },
} satisfies SectionExamples<typeof LegalDocumentSchema.Type, Pick<LegalDocumentProps, 'record'>>
