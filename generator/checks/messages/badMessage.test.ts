import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const lead = 'page.home.hero.lead'
const inAll = (id: string, text: string) =>
  (['en', 'cn', 'de', 'au'] as const).flatMap((name) =>
    name === 'au' && id !== lead ? [] : [[`messages/${name}.json`, [id], text] as const],
  )

test.each([
  ['Store {homePower', 'The text opens { without closing it.', 6],
  ['Store {}', 'The text has {} without a name.', 6],
  ['<b>Store', 'The text opens a tag without closing it.', 0],
  ['{homePower, plural, one {x}}', 'The text has plural or select forms without "other".', 27],
])('%s cannot be read', (text, what, offset) => {
  const [problem, ...more] = findFixtureProblems(['messages/cn.json', [lead], text])
  expect(problem).toMatchObject({ code: 'bad-message', path: lead, what })
  expect(problem?.column).toBe(`  "${lead}": "`.length + offset + 1)
  expect(more).toEqual([])
})

test.each([
  [
    'Store {homePwer}.',
    '{homePwer} is neither a figure nor a value that the site fills in here.',
    'Did you mean "homePower"?',
  ],
  [
    'Store {path}.',
    '{path} is neither a figure nor a value that the site fills in here.',
    'Add the figure to content/figures.json.',
  ],
  [
    'Store {homePower, number}.',
    'The figure {homePower} is formatted by the text.',
    'Write {homePower} alone: figures come with their unit, in the format of the language.',
  ],
  ['<bold>Store</bold> {homePower}', '<bold> is not a tag.', 'Tags are a, b, soft, wbr.'],
])('%s is told once, in English', (text, what, fix) => {
  expect(findFixtureProblems(...inAll(lead, text))).toMatchObject([
    { code: 'bad-message', file: 'pages-config/messages/en.json', what, fix },
  ])
})

test.each([
  ['Strom.', '{homePower} is missing.'],
  ['Strom {homePower} {cycles}.', '{cycles} is not in English.'],
  ['Strom {cycles}.', '{homePower} is missing, and {cycles} is not in English.'],
  ['<b>Strom</b> {homePower}.', '<b> is not in English.'],
])('a translation has the arguments and tags of English: %s', (text, what) => {
  expect(findFixtureProblems(['messages/de.json', [lead], text])).toMatchObject([
    { code: 'bad-message', what, fix: 'Use the same in de.json as in en.json.' },
  ])
})

test('messages in code may have the arguments that code passes', () => {
  expect(findFixtureProblems(...inAll('error.not-found.title', 'Text {path}'))).toEqual([])
  expect(findFixtureProblems(...inAll('error.not-found.title', 'Text {paths}'))).toMatchObject([
    { code: 'bad-message', fix: 'Did you mean "path"?' },
  ])
})

test('{title} and {summary} stand in the heads of data pages only', () => {
  expect(findFixtureProblems(...inAll('page.record.description', '{title}, {summary}'))).toEqual([])
  expect(findFixtureProblems(...inAll('page.home.title', '{title}'))).toMatchObject([
    {
      code: 'bad-message',
      what: '{title} is neither a figure nor a value that the site fills in here.',
    },
  ])
})

test.each([
  [
    'page.home.title',
    '<b>About</b> the light of the day',
    '<b> stands in a text that is no heading, which has no such tag.',
  ],
  [
    'nav.home',
    '<b>Home</b>',
    '<b> stands in a text of the menu or the footer, which has no such tag.',
  ],
  [
    'picture.house.alt',
    '<b>Home</b>',
    '<b> stands in the alternative text of a picture, which has no such tag.',
  ],
  [
    lead,
    '<a>Store</a> {homePower}',
    '<a> stands in a text that is no heading, which has no such tag.',
  ],
  [
    lead,
    '<soft>Store</soft> {homePower}',
    '<soft> stands in a text that is no heading, which has no such tag.',
  ],
  ['page.home.hero.title', '<a>Home</a>', '<a> stands in a heading, which has no such tag.'],
  [
    'error.not-found.title',
    '<a>Home</a>',
    '<a> stands in a text without a link, which has no such tag.',
  ],
])('the tags of %s are those of its place: %s', (id, text, what) => {
  expect(findFixtureProblems(...inAll(id, text))).toMatchObject([
    { code: 'bad-message', file: 'pages-config/messages/en.json', path: id, what },
  ])
})

test.each(['<soft>Home</soft>', '<b>Home</b>', 'Home<wbr></wbr>'])(
  'a heading may have %s',
  (text) => {
    expect(findFixtureProblems(...inAll('page.home.hero.title', text))).toEqual([])
  },
)

test('authors write no soft hyphens', () => {
  expect(
    findFixtureProblems(['messages/de.json', [lead], 'Heim\u00ADspeicher {homePower}']),
  ).toMatchObject([{ code: 'bad-message', what: 'The text has a soft hyphen.' }])
})
