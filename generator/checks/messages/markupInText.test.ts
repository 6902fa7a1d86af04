import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const lead = 'page.home.hero.lead'

test.each([
  ['Store it:&nbsp;{homePower}.', '&nbsp;', 10],
  ['Store it: {homePower} &#160;', '&#160;', 23],
  ['Store **all of it**: {homePower}.', '**all of it**', 7],
  ['Store it: {homePower}, [more](/about-us).', '[more](/about-us)', 24],
])('a message is not markup: %s', (text, found, offset) => {
  const [problem, ...others] = findFixtureProblems(['messages/en.json', [lead], text])
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    code: 'markup-in-text',
    file: 'pages-config/messages/en.json',
    path: lead,
    column: `  "${lead}": "`.length + offset - 1 + 1,
  })
  expect(problem?.what).toContain(found)
})

test.each([
  ['A <b>body</b>.', '<b>'],
  ['A body with a [link](/about-us).', '[link](/about-us)'],
  ['A <a href="/about-us">body</a>.', '<a href="/about-us">'],
])('a text of a record is not markup: %s', (text, found) => {
  const problems = findFixtureProblems(['content/news.json', [0, 'summary', 'de'], text])
  expect(problems.filter(({ code }) => code === 'markup-in-text')).toMatchObject([
    { path: '[0].summary.de', what: expect.stringContaining(found) },
  ])
})

test('accepts signs that are no markup', () => {
  const text = 'Store & keep: 2 * 3 * {homePower}, [sic] (see a_b_c), 5 < 6.'.replace(
    '5 < 6',
    'five',
  )
  expect(findFixtureProblems(['messages/en.json', [lead], text])).toEqual([])
})
