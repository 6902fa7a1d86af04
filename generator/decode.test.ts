import { expect, test } from 'vitest'
import { briefly, problemsOf } from './checks/fixture.ts'
import { registry } from './registry.ts'

const stats = ['sections', 1] as const

test('a misspelt section is one problem, with the name it most likely means', () => {
  const problems = problemsOf(['pages/index.json', [...stats, 'section'], 'StatBnad'])
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
      mend: { offset: expect.any(Number), length: 10, text: '"StatBand"' },
    },
  ])
})

test('a section like no other gets the list of all', () => {
  const [problem] = problemsOf(['pages/index.json', [...stats, 'section'], 'Carousel'])
  expect(problem?.fix).toBe(`Sections are: ${registry.names.join(', ')}.`)
})

test('a misspelt required field is one problem at its key, not an unknown and a missing one', () => {
  const problems = problemsOf(
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

test('a field of another section is told with the fields there are', () => {
  const problems = problemsOf(['pages/index.json', [...stats, 'colour'], 'green'])
  expect(problems).toMatchObject([{ code: 'unknown-field', fix: 'Fields here: items, anchor.' }])
})

test('a missing field is told at its section with what belongs there', () => {
  const problems = problemsOf(['pages/index.json', ['sections', 0, 'lead'], undefined])
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
  [
    ['sections', 0, 'title'],
    'Home',
    'sections[0].title',
    '"Home" does not fit: it has the wrong form.',
  ],
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
    '"wide" does not fit: one of "default", "none", "test" is needed.',
  ],
  [['sections', 0, 'primary'], 'x', 'sections[0].primary', /an object with label, href is needed/],
] as const)('a value that does not fit is told with its place: %j', (path, value, at, what) => {
  const problems = problemsOf(['pages/index.json', path, value])
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ code: 'bad-value', path: at })
  expect(problems[0]?.what).toMatch(what)
})

test('of two shapes a row may have, the nearer one tells what is wrong', () => {
  const row = ['sections', 1, 'groups', 0, 'rows', 0] as const
  const misspelt = { label: 'figure.power', figur: 'homePower' }
  expect(problemsOf(['pages/about-us.json', row, misspelt])).toMatchObject([
    { code: 'unknown-field', fix: 'Did you mean "figure"?' },
  ])
  const both = { label: 'figure.power', figure: 'homePower', text: 'page.about.table.text' }
  expect(problemsOf(['pages/about-us.json', row, both])).toHaveLength(1)
})

test('records, figures and the site are decoded alike', () => {
  expect(
    briefly(
      problemsOf(
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

test('a value that breaks two rules is one problem', () => {
  expect(problemsOf(['content/news.json', [0, 'date'], '2026-13-11-09'])).toHaveLength(1)
})

test('every problem of a run is told, sorted', () => {
  expect(
    briefly(
      problemsOf(
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

test('a catalogue holds texts by id and nothing else', () => {
  expect(
    briefly(
      problemsOf(
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
])('%s of %s is told the form it has', (field, value, form) => {
  const [problem, ...more] = problemsOf(['pages/index.json', [field], value])
  expect(problem).toMatchObject({ code: 'bad-value', path: field })
  expect(problem?.fix).toContain(form)
  expect(more).toEqual([])
})

test('an entry that stands twice in a list is told as such', () => {
  expect(problemsOf(['pages/index.json', ['locales'], ['en', 'en']])).toMatchObject([
    { code: 'bad-value', path: 'locales', what: 'An entry stands twice.' },
  ])
})

test('a middleware of whatever spelling is told as unknown', () => {
  expect(problemsOf(['pages/index.json', ['middleware'], ['No_Archive']])).toMatchObject([
    { code: 'unknown-middleware', path: 'middleware[0]' },
  ])
})
