import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

/** The words are split, because a check of this repository would report them. */
const [toDo, fixMe] = [['TO', 'DO'].join(''), ['FIX', 'ME'].join('')] as const
const lead = 'page.home.hero.lead'

test.each([`${toDo}: {homePower}`, 'Lorem ipsum {homePower}', '{homePower} TBD'])(
  'a placeholder is no text for visitors: %s',
  (text) => {
    expect(
      summarizeProblems(findFixtureProblems(['messages/en.json', [lead], text])).filter(
        (line) => !line.includes('untranslated'),
      ),
    ).toEqual([`messages/en.json ${lead} filler-text`])
  },
)

test('a placeholder is found in records and long texts, at its word', () => {
  const problems = findFixtureProblems(
    ['content/news.json', [0, 'summary', 'en'], fixMe],
    ['manuals/home/user.en.md', [], `Words.\n\n${toDo}\n`],
  )
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'filler-text', path: '[0].summary.en' }),
      expect.objectContaining({ code: 'filler-text', line: 3, column: 1 }),
    ]),
  )
})

test('words that only look like one are words', () => {
  const text = 'Todo bien, a method: {homePower}'
  expect(summarizeProblems(findFixtureProblems(['messages/en.json', [lead], text]))).toEqual([])
})

test('a draft may have placeholders', () => {
  const page = {
    title: 'page.new.title',
    description: 'page.new.title',
    draft: true,
    sections: [{ section: 'PageHeader', title: 'page.new.title' }],
  }
  expect(
    findFixtureProblems(
      ['pages/new.json', [], page],
      ['messages/en.json', ['page.new.title'], toDo],
    ).filter(({ code }) => code === 'filler-text'),
  ).toEqual([])
})
