import { schemaVersion } from '#data/pageConfig.ts'
import type { Path } from '../json.ts'
import { inspect } from '../index.ts'
import type { Problem } from '../problem.ts'
import type { Sources } from '../read.ts'
import { fixtureMessages } from './fixtureMessages.ts'

/** A change to the good project: file below `pages-config`, place in it, new value; `undefined` takes it out. */
export type Change = readonly [file: string, path: Path, value: unknown]

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
  summary: localized(`Summary of ${id}.`),
  body: { en: ['Body.'], cn: ['Body.'], de: ['Body.'] },
  ...rest,
})
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

/** All words of the good project: its languages say the same, and that is no mistake here. */
const sameWords = [
  ...new Set(
    JSON.stringify([
      fixtureMessages('en'),
      fixtureMessages('cn'),
      record('first hidden second third'),
    ]).match(/[A-Za-z]{2,}/g),
  ),
]

/** A small site in which nothing is wrong: every kind of page, link, record and name once. */
export const goodProject: Readonly<Record<string, unknown>> = {
  'site.json': {
    theme: 'fern',
    brand: { name: 'Felcera', tagLine: 'brand.tag-line' },
    menu: [
      { label: 'nav.home', href: '/' },
      { label: 'nav.news', href: '/explore/news', children: [{ label: 'nav.first', href: '/explore/news/first' }] }, // prettier-ignore
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
    cycles: { value: 10000, unit: 'cycles', limit: 'over', source: 'specification §9' },
    homePower: { from: 5, to: 13, unit: 'kW', source: 'specification §9' },
  },
  'content/news.json': [
    record('first'),
    record('second', { websites: [3, 4], picture: undefined }),
    record('hidden', { state: false }),
  ],
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

/** The good project as files, with changes. */
export function sourcesOf(...changes: readonly Change[]): Sources {
  const project = structuredClone(goodProject) as Record<string, unknown>
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
    media: new Map(),
    problems: [],
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

/** Every problem of the good project with changes. */
export const problemsOf = (...changes: readonly Change[]): readonly Problem[] =>
  inspect(sourcesOf(...changes)).problems

/** Problems as one line each: `pages/index.json sections[0].title unknown-message`. */
export const briefly = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ file, path, code }) => `${file.replace('pages-config/', '')} ${path} ${code}`)
