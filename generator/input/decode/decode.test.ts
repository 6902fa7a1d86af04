import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'
import { pageSectionRegistry } from '../registry.ts'

const stats = ['sections', 1] as const

test('reports a misspelt section with the nearest name', () => {
  const problems = findFixtureProblems(['pages/index.json', [...stats, 'section'], 'StatBnad'])
  expect(problems).toEqual([
    {
      code: 'unknown-section',
      file: 'pages-config/pages/index.json',
      line: 16,
      column: 18,
      path: 'sections[1].section',
      what: '"StatBnad" is not a section.',
      fix: 'Did you mean "StatBand"?',
      nearest: 'StatBand',
      autofix: { offset: expect.any(Number), length: 10, text: '"StatBand"' },
    },
  ])
})

test('lists all sections if none is similar', () => {
  const [problem] = findFixtureProblems(['pages/index.json', [...stats, 'section'], 'Carousel'])
  expect(problem?.fix).toBe(`Sections are: ${pageSectionRegistry.names.join(', ')}.`)
})

test('reports a misspelt required field once at its key', () => {
  const problems = findFixtureProblems(
    ['pages/index.json', [...stats, 'items', 0, 'label'], undefined],
    ['pages/index.json', [...stats, 'items', 0, 'lable'], 'figure.power'],
  )
  expect(problems).toMatchObject([
    {
      code: 'unknown-field',
      path: 'sections[1].items[0].lable',
      what: '"lable" is not a field here.',
      fix: 'Did you mean "label"?',
    },
  ])
})

test('lists the valid fields for an unknown field', () => {
  const problems = findFixtureProblems(['pages/index.json', [...stats, 'colour'], 'green'])
  expect(problems).toMatchObject([
    { code: 'unknown-field', fix: 'Fields here: items, anchor, locales, from, until.' },
  ])
})

test('reports a missing field at its section with the expected value', () => {
  const problems = findFixtureProblems(['pages/index.json', ['sections', 0, 'lead'], undefined])
  expect(problems).toMatchObject([
    {
      code: 'missing-field',
      path: 'sections[0].lead',
      line: 5,
      column: 5,
      what: '"lead" is missing.',
      fix: 'Id of a message, e.g. page.about-us.hero.lead.',
    },
  ])
})

test.each([
  [[...stats, 'items'], [], 'sections[1].items', '0 entries are too few: at least 2.'],
  [['sections', 0, 'title'], 'Home', 'sections[0].title', '"Home" is not the id of a message.'],
  [
    ['sections', 0, 'title'],
    7,
    'sections[0].title',
    '7 does not fit: a text in double quotes is needed.',
  ],
  [
    ['layout'],
    'wide',
    'layout',
    '"wide" does not fit: one of "default", "error", "none", "test" is needed.',
  ],
  [['sections', 0, 'primary'], 'x', 'sections[0].primary', /an object with label, href is needed/],
] as const)('reports an invalid value at its place: %j', (path, value, at, what) => {
  const problems = findFixtureProblems(['pages/index.json', path, value])
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ code: 'bad-value', path: at })
  expect(problems[0]?.what).toMatch(what)
})

test('reports the problems of the most similar alternative of a union', () => {
  const row = ['sections', 1, 'groups', 0, 'rows', 0] as const
  const misspelt = { label: 'figure.power', figur: 'homePower' }
  expect(findFixtureProblems(['pages/about-us.json', row, misspelt])).toMatchObject([
    { code: 'unknown-field', fix: 'Did you mean "figure"?' },
  ])
  const both = { label: 'figure.power', figure: 'homePower', text: 'page.about.table.text' }
  expect(findFixtureProblems(['pages/about-us.json', row, both])).toHaveLength(1)
})

test('decodes records, figures and the site', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(
        ['content/news.json', [0, 'date'], '2026-02-30'],
        ['content/figures.json', ['homePower', 'unit'], 'KW'],
        ['site.json', ['redirects', 0, 'status'], 300],
      ),
    ),
  ).toEqual([
    'content/figures.json homePower.unit bad-value',
    'content/news.json [0].date bad-value',
    'site.json redirects[0].status bad-value',
  ])
})

test('reports a value that breaks two rules once', () => {
  expect(findFixtureProblems(['content/news.json', [0, 'date'], '2026-13-11-09'])).toHaveLength(1)
})

test('reports all problems of a run, sorted', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(
        ['pages/index.json', ['sections', 0, 'picture'], 'hose'],
        ['pages/about-us.json', ['title'], undefined],
        ['pages/index.json', ['sections', 1, 'section'], 'Stats'],
      ),
    ),
  ).toEqual([
    'pages/about-us.json title missing-field',
    'pages/index.json sections[0].picture unknown-picture',
    'pages/index.json sections[1].section unknown-section',
  ])
})

test('rejects catalogue entries with invalid ids or without text', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(
        ['messages/au.json', ['page.home.hero.lead'], 3],
        ['messages/de.json', ['Figure Power'], 'x'],
      ),
    ),
  ).toEqual([
    'messages/au.json page.home.hero.lead bad-value',
    'messages/de.json Figure Power bad-value',
  ])
})

test.each([
  ['publishAt', '2027-03-01', 'universal time, YYYY-MM-DDTHH:MMZ.'],
  ['publishAt', '2027-02-30T08:00Z', 'universal time, YYYY-MM-DDTHH:MMZ.'],
])('explains the expected format for %s: %s', (field, value, form) => {
  const [problem, ...more] = findFixtureProblems(['pages/index.json', [field], value])
  expect(problem).toMatchObject({ code: 'bad-value', path: field })
  expect(problem?.fix).toContain(form)
  expect(more).toEqual([])
})

test('reports a repeated list entry', () => {
  expect(findFixtureProblems(['pages/index.json', ['locales'], ['en', 'en']])).toMatchObject([
    { code: 'bad-value', path: 'locales', what: 'An entry stands twice.' },
  ])
})

test('reports a middleware of any spelling as unknown', () => {
  expect(findFixtureProblems(['pages/index.json', ['middleware'], ['No_Archive']])).toMatchObject([
    { code: 'unknown-middleware', path: 'middleware[0]' },
  ])
})

test('explains where to write a text that stands in place of a message id', () => {
  const [problem] = findFixtureProblems([
    'pages/index.json',
    ['sections', 0, 'title'],
    'Store the sun',
  ])
  expect(problem).toMatchObject({
    what: '"Store the sun" is not the id of a message.',
    fix: 'Write an id here, e.g. page.about-us.hero.title, and the words in messages/en.json under this id.',
  })
})

test.each([
  ['about-us', 'Write "/about-us".'],
  ['explore/news', 'Write "/explore/news".'],
  ['www.example.com/a', 'Write "https://www.example.com/a".'],
  ['http://example.com', 'Write "https://example.com".'],
  ['info@example.com', 'Write "mailto:info@example.com".'],
  ['javascript:alert(1)', /^Write the unprefixed path of a page/],
])('suggests a valid link for %s', (href, fix) => {
  const [problem, ...others] = findFixtureProblems([
    'pages/index.json',
    ['sections', 2, 'primary', 'href'],
    href,
  ])
  expect(others).toEqual([])
  expect(problem).toMatchObject({ code: 'bad-value', what: `"${href}" is not a link.` })
  expect(problem?.fix).toMatch(fix)
})
