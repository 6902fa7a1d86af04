import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Catalogues with added messages; other locales fall back to these. */
const languages = ['en', 'cn', 'de']

/** Returns words that are unique to a number. */
const uniqueWords = (number: number): string =>
  String(number)
    .split('')
    .map((digit) => words[Number(digit)])
    .join(' ')

/** True for every tenth page, which has islands. */
export const hasIslands = (number: number): boolean => number % 10 === 0

const id = (number: number, name: string) => `page.scale-${number}.${name}`

/** Returns a page of six sections with unique texts; on every tenth page two are islands. */
const pageOf = (number: number, count: number) => {
  const modes = (anchor: string) => ({
    section: 'OperatingModes',
    source: 'operating-modes',
    title: id(number, anchor),
    anchor,
  })
  const picture = (anchor: string, name: string) => ({
    section: 'Split',
    title: id(number, anchor),
    text: id(number, `${anchor}.text`),
    picture: name,
    anchor,
  })
  const [first, second] = hasIslands(number)
    ? [modes('first'), modes('second')]
    : [picture('first', 'battery'), picture('second', 'container')]
  return {
    title: id(number, 'title'),
    description: id(number, 'description'),
    sections: [
      { section: 'PageHeader', title: id(number, 'heading'), lead: id(number, 'lead') },
      {
        section: 'StatBand',
        items: [
          { figure: 'researchYears', label: 'figure.research-years.label' },
          { figure: 'capacity', label: 'figure.capacity.label' },
          { figure: 'cycles', label: 'figure.cycles.label' },
          { figure: 'switching', label: 'figure.switching.label' },
        ],
      },
      first,
      second,
      {
        section: 'Steps',
        title: id(number, 'steps'),
        items: ['one', 'two', 'three'].map((step) => ({
          title: id(number, `${step}.title`),
          text: id(number, `${step}.text`),
        })),
      },
      {
        section: 'CallToAction',
        title: id(number, 'call'),
        picture: 'house',
        primary: { label: 'action.see-system', href: `/scale/page-${(number + 1) % count}` },
      },
    ],
  }
}

/** Returns the texts of a page, unique by language, page and place. */
function textsOf(number: number, language: string): Record<string, string> {
  const places = [
    ['title', 'heading', 'lead', 'description', 'first', 'second', 'steps', 'call'],
    ...(hasIslands(number) ? [] : [['first.text', 'second.text']]),
    ['one', 'two', 'three'].flatMap((step) => [`${step}.title`, `${step}.text`]),
  ].flat()
  const text = (place: string) => {
    // Titles of pages are short: search engines cut them.
    const short = [language, uniqueWords(number), place === 'title' ? '' : place]
      .join(' ')
      .replace('.', ' ')
      .trimEnd()
    return /text|lead/.test(place) ? `${short}. ${short} again, at more length.` : short
  }
  return Object.fromEntries(places.map((place) => [id(number, place), text(place)]))
}

const fileText = (number: number, count: number) => JSON.stringify(pageOf(number, count), null, 2)

const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number)

/** Size in bytes of 1,000 configs and of the messages of 1,000 pages in three languages. */
const expectedSize = { configs: 1_678_452, words: 3_667_326 }

/** Throws if the pages differ from those of the documented measurements. */
export function checkBenchmarkPages(): typeof expectedSize {
  const bytesOf = (texts: readonly string[]) =>
    texts.reduce((all, text) => all + Buffer.byteLength(text), 0)
  const numbers = numbersTo(1000)
  const words = numbers.flatMap((number) =>
    languages.map((language) => JSON.stringify(textsOf(number, language))),
  )
  const found = {
    configs: bytesOf(numbers.map((number) => fileText(number, 1000))),
    words: bytesOf(words),
  }
  if (found.configs !== expectedSize.configs || found.words !== expectedSize.words)
    throw new Error(
      `1,000 pages are ${JSON.stringify(found)} bytes, ${JSON.stringify(expectedSize)} are expected: the pages differ from those measured before. If that is intended, update the bytes in tests/bench/scale/fixture.ts and the measurements in README.md.`,
    )
  return found
}

const fileOf = (top: string, number: number) =>
  join(top, `pages-config/pages/scale/page-${number}.json`)

/** Adds pages with messages in every language to a copy of the project. */
export function addBenchmarkPages(top: string, count: number): void {
  const numbers = numbersTo(count)
  mkdirSync(join(top, 'pages-config/pages/scale'))
  for (const number of numbers) writeFileSync(fileOf(top, number), fileText(number, count))
  for (const language of languages) {
    const folder = join(top, `pages-config/messages/${language}/scale`)
    mkdirSync(folder, { recursive: true })
    for (const number of numbers)
      writeFileSync(
        join(folder, `page-${number}.json`),
        JSON.stringify(textsOf(number, language), null, 2),
      )
  }
  const file = join(top, 'pages-config/content/same-words.json')
  const same = JSON.parse(readFileSync(file, 'utf8')) as { names: string[] }
  const own =
    Object.values(textsOf(1, 'en'))
      .join(' ')
      .match(/[a-z]+/g) ?? []
  const names = new Set([...same.names, ...words, ...own, 'cn', 'de'])
  writeFileSync(file, JSON.stringify({ ...same, names: [...names] }, null, 2))
}

/** Changes one page config: reverses the order of its figures. */
export function changeBenchmarkPage(top: string, number: number): void {
  const page = JSON.parse(readFileSync(fileOf(top, number), 'utf8')) as ReturnType<typeof pageOf>
  const band = page.sections.find(({ section }) => section === 'StatBand')
  if (!band || !('items' in band)) throw new Error('The page has no figures')
  band.items.reverse()
  writeFileSync(fileOf(top, number), JSON.stringify(page, null, 2))
}
