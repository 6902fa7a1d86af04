import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { validFixtureProject } from '../fixtures/pageConfigs.ts'

const words = [
  'roof',
  'tower',
  'grid',
  'meter',
  'noon',
  'evening',
  'cable',
  'cabinet',
  'garden',
  'winter',
]

interface Encoded {
  readonly avif: readonly { readonly file: string }[]
  readonly webp: readonly { readonly file: string }[]
}

/** Returns words that are unique to a number. */
const uniqueWords = (number: number): string =>
  String(number)
    .split('')
    .map((digit) => words[Number(digit)])
    .join(' ')

/** Writes a project of many pages with unique texts in every language. */
export function writeManyPages(top: string, count: number): void {
  const project: Record<string, unknown> = { ...validFixtureProject }
  const texts = (language: string) => {
    const messages = {
      ...(validFixtureProject[`messages/${language}.json`] as Record<string, string>),
    }
    for (let number = 0; number < count; number++) {
      messages[`page.many-${number}.title`] = `${language}: ${uniqueWords(number + 100)}`
      messages[`page.many-${number}.description`] =
        `${language} page on ${uniqueWords(number)} in the light of the day.`
    }
    return messages
  }
  for (const language of ['en', 'cn', 'de']) project[`messages/${language}.json`] = texts(language)
  const { names, de } = project['content/same-words.json'] as { names: string[]; de: string[] }
  project['content/same-words.json'] = {
    names: [...names, 'page', 'on', 'in', 'cn', 'de', ...words],
    de,
  }
  for (let number = 0; number < count; number++)
    project[`pages/many/page-${number}.json`] = createTypicalPage(number, count)
  for (const [name, value] of Object.entries(project)) {
    const path = join(top, 'pages-config', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  }
  // Pictures are only looked for.
  const folder = join(top, 'site/public/pictures')
  mkdirSync(folder, { recursive: true })
  for (const picture of Object.values(
    project['pictures.json'] as Readonly<Record<string, Encoded>>,
  ))
    for (const { file } of [...picture.avif, ...picture.webp]) writeFileSync(join(folder, file), '')
}

/** Returns a page of typical length: five sections, links to others, figures and a picture. */
export const createTypicalPage = (number: number, count: number, more: object = {}) => ({
  title: `page.many-${number}.title`,
  description: `page.many-${number}.description`,
  ...more,
  sections: [
    { section: 'PageHeader', title: 'page.about.hero.title', lead: 'page.home.hero.lead' },
    {
      section: 'StatBand',
      anchor: 'numbers',
      items: [
        { figure: 'homePower', label: 'figure.power' },
        { figure: 'cycles', label: 'figure.cycles' },
      ],
    },
    {
      section: 'SpecTable',
      anchor: 'table',
      title: 'page.about.table.title',
      groups: [
        {
          title: 'page.about.table.group',
          rows: [
            { label: 'figure.power', figure: 'homePower' },
            { label: 'figure.cycles', figure: 'cycles' },
            { label: 'figure.cycles', text: 'page.about.table.text' },
          ],
        },
      ],
    },
    {
      section: 'NewsTeaser',
      source: 'news',
      title: 'page.news.hero.title',
      count: 3,
      action: { label: 'nav.news', href: '/explore/news' },
    },
    {
      section: 'CallToAction',
      title: 'page.call.title',
      picture: 'house',
      primary: { label: 'page.call.label', href: `/many/page-${(number + 1) % count}#numbers` },
    },
  ],
})
