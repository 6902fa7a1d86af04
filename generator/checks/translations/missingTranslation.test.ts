import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test('a text that German lacks is one problem, after the message before it', () => {
  expect(findFixtureProblems(['messages/de.json', ['nav.home'], undefined])).toMatchObject([
    {
      code: 'missing-translation',
      file: 'pages-config/messages/de.json',
      path: 'nav.first',
      column: 3,
      what: 'The message "nav.home" has no German text.',
      fix: 'Add "nav.home" after "nav.first". In English: “Home”',
    },
  ])
})

test('Chinese is needed too, Australian English is not', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(
        ['messages/cn.json', ['nav.home'], undefined],
        ['messages/au.json', ['page.home.hero.lead'], undefined],
      ),
    ),
  ).toEqual(['messages/cn.json nav.first missing-translation'])
})

test('a misspelt id in one catalogue is one problem', () => {
  const problems = findFixtureProblems(
    ['messages/de.json', ['page.about.table.group'], undefined],
    ['messages/de.json', ['page.about.table.gruop'], 'Gruppe'],
  )
  expect(problems).toMatchObject([
    {
      code: 'missing-translation',
      fix: '"page.about.table.gruop" looks like it: give it this id.',
    },
  ])
})

test('a text that English lacks is reported in its catalogue', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(
        ['messages/au.json', ['page.home.hero.laed'], 'Slip'],
        ['messages/cn.json', ['dead.text'], 'Nobody shows this'],
      ),
    ),
  ).toEqual([
    'messages/au.json page.home.hero.laed stray-message',
    'messages/cn.json dead.text stray-message',
  ])
})
