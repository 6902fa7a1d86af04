import { schemaVersion } from '#data/pages/pageConfig.ts'
import type { Path } from '../input/json.ts'
import { checkSources } from '../index.ts'
import type { Problem } from '../problems/problem.ts'
import type { Sources } from '../input/read.ts'
import { readCode } from '../input/readCode.ts'
import { fixtureMessages } from './fixtureMessages.ts'

/** A change to the fixture project: file below `pages-config`, path in it, new value; `undefined` removes it. */
export type FixtureChange = readonly [file: string, path: Path, value: unknown]

const call = {
  section: 'CallToAction',
  title: 'page.call.title',
  picture: 'house',
  primary: { label: 'page.call.label', href: '/about-us#numbers' },
}
const head = (id: string) => ({ title: `page.${id}.title`, description: `page.${id}.description` })
const localized = (text: string) => ({ en: text, cn: text, de: text })
const record = (id: string, rest: object = {}) => ({
  state: true,
  id,
  date: '2026-11-12',
  topic: 'product',
  picture: 'battery',
  title: localized(`Title of ${id}`),
  summary: localized(`Summary of ${id}: batteries store light.`),
  ...rest,
})
/** Markdown files of a news record. */
const textFiles = (id: string) =>
  Object.fromEntries(
    ['en', 'cn', 'de'].map((language) => [`content/news/${id}.${language}.md`, 'Body.\n']),
  )
const renditions = (name: string, type: string) => [
  { width: 640, file: `${name}-640.0123abcd.${type}` },
]
const picture = (name: string, rest: object) => ({
  source: '0123456789abcdef',
  width: 640,
  height: 360,
  avif: renditions(name, 'avif'),
  webp: renditions(name, 'webp'),
  ...rest,
})

/** A product whose pictures, messages and figures exist in the fixture project. */
export const productRecord = {
  id: 'battery',
  state: true,
  category: 'batteries',
  title: { en: 'Battery', cn: '电池', de: 'Batterie' },
  summary: { en: 'A battery.', cn: '电池。', de: 'Eine Batterie.' },
  line: { en: '{homePower}', cn: '{homePower}', de: '{homePower}' },
  lead: { en: 'Keeps.', cn: '留住。', de: 'Bewahrt.' },
  picture: 'battery',
  tile: 'battery',
  facts: Array.from({ length: 3 }, () => ({ figure: 'cycles', label: 'figure.cycles' })),
  features: Array.from({ length: 3 }, () => ({
    title: { en: 'A', cn: '一', de: 'A' },
    text: { en: 'B', cn: '二', de: 'B' },
  })),
  specifications: [
    { title: 'page.about.table.group', rows: [{ label: 'figure.power', figure: 'homePower' }] },
    { title: 'page.about.table.title', rows: [{ label: 'figure.cycles', figure: 'cycles' }] },
  ],
  box: { en: 'Box', cn: '箱', de: 'Karton' },
  compatible: ['battery'],
  documents: {
    series: 'B',
    manuals: 'battery',
    datasheet: { version: '1.0', date: '2026-05-18' },
    'user-manual': { version: '1.0', date: '2026-05-18' },
    'installation-guide': { version: '1.0', date: '2026-05-18' },
  },
}

/** All words of the fixture project: its languages share their texts, which the check for untranslated text would report. */
const sameWords = [
  ...new Set(
    JSON.stringify([
      fixtureMessages('en'),
      fixtureMessages('cn'),
      record('first hidden second third'),
      textFiles('first'),
    ]).match(/[A-Za-z]{2,}/g),
  ),
]

/** A small site without problems, which has every kind of page, link, record and reference once. */
export const validProject: Readonly<Record<string, unknown>> = {
  'site.json': {
    theme: 'fern',
    brand: { name: 'Felcera', tagLine: 'brand.tag-line' },
    menu: [
      { label: 'nav.home', href: '/' },
      {
        label: 'nav.news',
        href: '/explore/news',
        children: [{ label: 'nav.first', href: '/explore/news/first' }],
      },
    ],
    utility: [],
    action: { label: 'nav.home', href: '/about-us' },
    search: [{ label: 'nav.home', href: '/' }],
    footer: { columns: [], legal: [] },
    redirects: [{ from: '/news', to: '/explore/news?topic=product', status: 301 }],
    legacyWords: ['vpp'],
    hosts: { secondary: [] },
    schemaVersion,
  },
  'pictures.json': {
    battery: picture('battery', { transparent: true }),
    house: picture('house', {
      width: 1920,
      height: 1080,
      transparent: false,
      placeholder: ['#aabbcc', '#ddeeff', '#001122'],
    }),
  },
  'content/figures.json': {
    cycles: { value: 10000, unit: 'cycles', limit: 'over', source: 'data sheet' },
    homePower: { from: 5, to: 13, unit: 'kW', source: 'data sheet' },
  },
  'content/news.json': [
    record('first'),
    record('second', { websites: [3, 4], picture: undefined }),
    record('hidden', { state: false }),
  ],
  ...textFiles('first'),
  ...textFiles('second'),
  ...textFiles('hidden'),
  'content/same-words.json': { names: sameWords, de: [] },
  'content/soft-hyphens.json': { de: ['Batterie·speicher·systeme'] },
  'pages/index.json': {
    ...head('home'),
    sections: [
      {
        section: 'Hero',
        title: 'page.home.hero.title',
        lead: 'page.home.hero.lead',
        picture: 'house',
        primary: { label: 'page.call.label', href: '#numbers' },
      },
      {
        section: 'StatBand',
        anchor: 'numbers',
        items: [
          { figure: 'homePower', label: 'figure.power' },
          { figure: 'cycles', label: 'figure.cycles' },
        ],
      },
      call,
    ],
  },
  'pages/about-us.json': {
    ...head('about'),
    redirectFrom: ['/about'],
    sections: [
      { section: 'PageHeader', title: 'page.about.hero.title' },
      {
        section: 'SpecTable',
        anchor: 'numbers',
        title: 'page.about.table.title',
        groups: [
          {
            title: 'page.about.table.group',
            rows: [
              { label: 'figure.power', figure: 'homePower' },
              { label: 'figure.cycles', text: 'page.about.table.text' },
            ],
          },
        ],
      },
      call,
    ],
  },
  'pages/explore/news.json': {
    ...head('news'),
    sections: [
      { section: 'PageHeader', title: 'page.news.hero.title' },
      { section: 'NewsList', source: 'news', pageSize: 6 },
    ],
  },
  'pages/explore/news/_id.json': {
    ...head('record'),
    data: 'news',
    sections: [{ section: 'NewsArticle', back: { label: 'nav.news', href: '/explore/news' } }],
  },
  'messages/en.json': fixtureMessages('en'),
  'messages/cn.json': fixtureMessages('cn'),
  'messages/de.json': fixtureMessages('de'),
  'messages/au.json': { 'page.home.hero.lead': 'Store it, mate: {homePower}.' },
}

/** URL paths of the encoded picture files of the fixture project. */
export const pictureFiles: readonly string[] = ['battery', 'house'].flatMap((name) =>
  ['avif', 'webp'].flatMap((type) => renditions(name, type).map(({ file }) => `/pictures/${file}`)),
)

/** Returns the files of the fixture project after the changes. */
export function fixtureSources(...changes: readonly FixtureChange[]): Sources {
  const project = structuredClone(validProject) as Record<string, unknown>
  for (const [file, path, value] of changes) {
    if (path.length === 0) project[file] = value
    else project[file] = set(project[file], path, value)
  }
  const files = Object.entries(project).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          [
            `pages-config/${name}`,
            typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`,
          ] as const,
        ],
  )
  return {
    files: new Map(files),
    islands: new Set(['OperatingModes']),
    themes: new Set(['fern', 'harbour']),
    media: new Map(pictureFiles.map((path) => [path, { bytes: 1, sha256: '0'.repeat(64) }])),
    code: readCode(),
    problems: [],
    unread: new Set(),
    isPartial: false,
  }
}

function set(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])]
    list[Number(step)] = set(list[Number(step)], rest, to)
    return list.filter((item) => item !== undefined)
  }
  const object = { ...(value as Record<string, unknown>) }
  return { ...object, [step]: set(object[step], rest, to) }
}

/** Returns every problem of the fixture project after the changes. */
export const problemsOf = (...changes: readonly FixtureChange[]): readonly Problem[] =>
  checkSources(fixtureSources(...changes)).problems

/** Formats each problem as one line: `pages/index.json sections[0].title unknown-message`. */
export const summarizeProblems = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ file, path, code }) => `${file.replace('pages-config/', '')} ${path} ${code}`)
