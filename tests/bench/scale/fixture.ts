import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const words = ['roof', 'tower', 'grid', 'meter', 'noon', 'evening', 'cable', 'cabinet', 'garden', 'winter'] // prettier-ignore

/** The catalogues that words are written into; the other variants show these. */
const languages = ['en', 'cn', 'de']

/** Words that no other number has. */
const named = (number: number): string =>
  String(number)
    .split('')
    .map((digit) => words[Number(digit)])
    .join(' ')

/** Every tenth page has islands. */
export const hasIslands = (number: number): boolean => number % 10 === 0

const id = (number: number, name: string) => `page.scale-${number}.${name}`

/** A page of six sections with words of its own; on every tenth two of them are islands. */
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

/** Every text of a page, told apart by its language, its page and its place. */
function textsOf(number: number, language: string): Record<string, string> {
  const places = [
    ['title', 'heading', 'lead', 'description', 'first', 'second', 'steps', 'call'],
    ...(hasIslands(number) ? [] : [['first.text', 'second.text']]),
    ['one', 'two', 'three'].flatMap((step) => [`${step}.title`, `${step}.text`]),
  ].flat()
  const text = (place: string) => {
    // Titles of pages are short: search engines cut them.
    const short = [language, named(number), place === 'title' ? '' : place].join(' ').replace('.', ' ').trimEnd() // prettier-ignore
    return /text|lead/.test(place) ? `${short}. ${short} again, at more length.` : short
  }
  return Object.fromEntries(places.map((place) => [id(number, place), text(place)]))
}

const fileText = (number: number, count: number) => JSON.stringify(pageOf(number, count), null, 2)

const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number)

/** Bytes of 1,000 configs and of the words of 1,000 pages in three languages, before anything is made of them. */
const stated = { configs: 1_678_452, words: 3_667_326 }

/** Throws when the pages are others than those that figures were stated for. */
export function checkFixture(): typeof stated {
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
  if (found.configs !== stated.configs || found.words !== stated.words)
    throw new Error(
      `1,000 pages are ${JSON.stringify(found)} bytes, ${JSON.stringify(stated)} are stated: other pages are measured than before. If that is meant, state the new bytes in tests/bench/scale/fixture.ts and measure again what README.md says.`,
    )
  return found
}

const fileOf = (top: string, number: number) =>
  join(top, `pages-config/pages/scale/page-${number}.json`)

/** Adds pages to a copy of the project, with their words in every language. */
export function addPages(top: string, count: number): void {
  // A catalogue is one file: with words of their own, a thousand pages need a larger one than is read.
  const limits = join(top, 'generator/limits.ts')
  const text = readFileSync(limits, 'utf8')
  writeFileSync(limits, text.replace('fileBytes: 960 * 1024', 'fileBytes: 4096 * 1024'))
  const numbers = numbersTo(count)
  mkdirSync(join(top, 'pages-config/pages/scale'))
  for (const number of numbers) writeFileSync(fileOf(top, number), fileText(number, count))
  for (const language of languages) {
    const file = join(top, `pages-config/messages/${language}.json`)
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    for (const number of numbers) Object.assign(messages, textsOf(number, language))
    writeFileSync(file, JSON.stringify(messages, null, 2))
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

/** Gives one page's config other things to say: its figures in another order. */
export function changePage(top: string, number: number): void {
  const page = JSON.parse(readFileSync(fileOf(top, number), 'utf8')) as ReturnType<typeof pageOf>
  const band = page.sections.find(({ section }) => section === 'StatBand')
  if (!band || !('items' in band)) throw new Error('The page has no figures')
  band.items.reverse()
  writeFileSync(fileOf(top, number), JSON.stringify(page, null, 2))
}
