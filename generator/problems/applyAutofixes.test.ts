import { expect, test } from 'vitest'
import { applyAutofixes } from './applyAutofixes.ts'
import { decodeAndCheckSources } from '../index.ts'
import {
  type FixtureConfigChange,
  findFixtureProblems,
  createFixtureSources,
} from '#tests/fixtures/pageConfigs.ts'

const misspelt: readonly (readonly [what: string, change: FixtureConfigChange])[] = [
  ['a section', ['pages/index.json', ['sections', 2, 'section'], 'CallToActoin']],
  ['a field', ['pages/index.json', ['sections', 0, 'anchr'], 'figures']],
  ['a value of a list', ['pages/index.json', ['layout'], 'defualt']],
  [
    'a message that nothing else shows',
    ['pages/index.json', ['sections', 0, 'lead'], 'page.home.hero.laed'],
  ],
  ['a picture', ['pages/index.json', ['sections', 0, 'picture'], 'hause']],
  ['a link', ['site.json', ['action', 'href'], '/abuot-us#numbers']],
  ['an anchor', ['site.json', ['action', 'href'], '/about-us#nubmers']],
  ['a link with a language', ['site.json', ['action', 'href'], '/de/about-us?a=1#numbers']],
  ['a theme', ['site.json', ['theme'], 'farn']],
]

test.each(misspelt)('corrects %s and lists the correction', (_what, change) => {
  const sources = createFixtureSources(change)
  const problems = findFixtureProblems(change)
  expect(problems).toHaveLength(1)
  const { files, corrections } = applyAutofixes(sources.files, problems)
  const name = `pages-config/${change[0]}`
  expect(corrections).toMatchObject([{ file: name, line: problems[0]?.line }])
  const after = decodeAndCheckSources({ ...sources, files: new Map([...sources.files, ...files]) })
  expect(after.problems.map(({ code }) => code)).not.toContain(problems[0]?.code)
})

const figure = (name: string): FixtureConfigChange => [
  'content/figures.json',
  [name],
  { value: 1, unit: 'kW', source: 'test' },
]
const ambiguous: readonly (readonly [what: string, changes: readonly FixtureConfigChange[]])[] = [
  ['an unknown picture', [['pages/index.json', ['sections', 0, 'picture'], 'elephants']]],
  [
    'a figure',
    [
      figure('balconyPower'),
      ['pages/index.json', ['sections', 1, 'items', 0, 'figure'], 'balconyPowre'],
    ],
  ],
  [
    'another figure',
    [
      figure('batteryEnergy'),
      ['pages/index.json', ['sections', 1, 'items', 0, 'figure'], 'balconyEnergy'],
    ],
  ],
  ['a language', [['pages/index.json', ['locales'], ['it']]]],
  ['a new message', [['pages/index.json', ['sections', 2, 'title'], 'page.call.text']]],
  [
    'a message similar to one shown elsewhere',
    [['pages/index.json', ['sections', 2, 'title'], 'page.call.labels']],
  ],
  ['a record with another number', [['site.json', ['action', 'href'], '/explore/news/fi1st']]],
  ['a key whose correction already exists', [['pages/index.json', ['sections', 1, 'anchr'], 'a']]],
]

test.each(ambiguous)('does not correct %s', (_what, changes) => {
  const problems = findFixtureProblems(...changes)
  expect(problems.length).toBeGreaterThan(0)
  expect(applyAutofixes(createFixtureSources(...changes).files, problems)).toEqual({
    files: new Map(),
    corrections: [],
  })
})

test('applies the first of two overlapping corrections', () => {
  const place = {
    file: 'a',
    line: 1,
    column: 1,
    path: '',
    code: 'bad-json',
    what: '',
    fix: '',
  } as const
  const problems = [1, 2].map((offset) => ({ ...place, autofix: { offset, length: 2, text: '-' } }))
  expect(applyAutofixes(new Map([['a', 'abcd']]), problems).files.get('a')).toBe('a-d')
})
