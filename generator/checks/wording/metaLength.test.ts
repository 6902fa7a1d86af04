import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test('a title that is too long is reported in its language', () => {
  expect(
    findFixtureProblems(['messages/de.json', ['page.home.title'], 'ü'.repeat(61)]),
  ).toMatchObject([
    {
      code: 'title-too-long',
      file: 'pages-config/messages/de.json',
      path: 'page.home.title',
      what: 'This title has 61 characters.',
      fix: 'Cut it to 60 characters: more is not shown by search engines.',
    },
  ])
})

test('English is reported once, although French shows it too', () => {
  expect(
    findFixtureProblems(['messages/en.json', ['page.home.description'], 'x'.repeat(156)]),
  ).toMatchObject([{ code: 'description-too-long', file: 'pages-config/messages/en.json' }])
})

test('Chinese has room for half', () => {
  expect(findFixtureProblems(['messages/cn.json', ['page.home.title'], '电'.repeat(30)])).toEqual(
    [],
  )
  expect(
    findFixtureProblems(['messages/cn.json', ['page.home.title'], '电'.repeat(31)]),
  ).toHaveLength(1)
})

test('figures count as they are written out', () => {
  const title = (length: number) =>
    (['en', 'cn', 'de'] as const).map(
      (name) =>
        [
          `messages/${name}.json`,
          ['page.about.title'],
          `${'0'.repeat(name === 'cn' ? 5 : length)}{homePower}`,
        ] as const,
    )
  // `5–13 kW` has seven characters.
  expect(findFixtureProblems(...title(53))).toEqual([])
  expect(findFixtureProblems(...title(54))).toHaveLength(2)
})

test('a figure with a mistake of its own does not count', () => {
  const problems = findFixtureProblems(
    ['content/figures.json', ['homePower', 'unit'], 'KW'],
    ['messages/de.json', ['page.about.title'], `${'x'.repeat(55)}{homePower}`],
    ['messages/cn.json', ['page.about.title'], '{homePower}'],
    ['messages/en.json', ['page.about.title'], '{homePower}'],
  )
  expect(problems).toMatchObject([{ code: 'bad-value', path: 'homePower.unit' }])
})

test.each([
  ['en', 'description', 'Hi.', 40],
  ['de', 'description', 'x'.repeat(39), 40],
  ['cn', 'description', '电'.repeat(14), 15],
  ['en', 'title', 'Home', 12],
] as const)('%s: a %s that says too little is a warning: %s', (locale, field, text, least) => {
  expect(
    findFixtureProblems([`messages/${locale}.json`, [`page.home.${field}`], text]),
  ).toMatchObject([
    {
      code: `${field}-too-short`,
      file: `pages-config/messages/${locale}.json`,
      path: `page.home.${field}`,
      what: `This ${field} has ${text.length} characters.`,
      fix: expect.stringMatching(`at least ${least} characters`),
    },
  ])
})

test.each([
  ['messages/de.json', 'page.home.description', 'x'.repeat(40)],
  ['messages/cn.json', 'page.home.description', '电'.repeat(15)],
  ['messages/de.json', 'page.home.description', `${'0'.repeat(33)}{homePower}`],
])('%s: a description that is long enough is none', (file, id, text) => {
  const change = [file, [id], text] as const
  const argument = text.includes('{')
  const others = argument
    ? (['en', 'cn'] as const).map((name) => [`messages/${name}.json`, [id], text] as const)
    : []
  expect(findFixtureProblems(change, ...others)).toEqual([])
})

test('a page that search engines may not know needs no description', () => {
  expect(
    findFixtureProblems(
      ['pages/about-us.json', ['noindex'], true],
      ['messages/en.json', ['page.about.description'], 'Hi.'],
    ),
  ).toEqual([])
})

test('a title of a record that is too long with the words around it is reported at the record', () => {
  const fits = 60 - ' – Felcera'.length
  const change = (length: number) =>
    ['content/news.json', [0, 'title', 'de'], 'ü'.repeat(length)] as const
  expect(findFixtureProblems(change(fits))).toEqual([])
  expect(findFixtureProblems(change(fits + 1))).toMatchObject([
    {
      code: 'title-too-long',
      file: 'pages-config/content/news.json',
      path: '[0].title.de',
      what: 'With this title the title of the page has 61 characters.',
    },
  ])
})

test('a summary that is too short is reported at the record', () => {
  expect(findFixtureProblems(['content/news.json', [0, 'summary', 'en'], 'Hi.'])).toMatchObject([
    { code: 'description-too-short', path: '[0].summary.en' },
  ])
})

test('a summary that makes the description of its page too long is reported at the record', () => {
  expect(
    findFixtureProblems(['content/news.json', [0, 'summary', 'en'], 'x'.repeat(156)]),
  ).toMatchObject([{ code: 'description-too-long', path: '[0].summary.en' }])
})
