import { expect, test } from 'vitest'
import {
  summarizeProblems,
  type FixtureConfigChange,
  findFixtureProblems,
} from '#tests/fixtures/pageConfigs.ts'

const long = 'Whoever reads this sentence twice has spent the time of reading it once in vain.'
const chinese = '读到同一句长话两遍的人，白白花掉了第二遍所需要的全部时间与耐心。'

const lead = (catalogue: string, text: string): FixtureConfigChange => [
  `messages/${catalogue}.json`,
  ['page.about.hero.title'],
  text,
]
const summary = (catalogue: string, text: string): FixtureConfigChange => [
  'content/news.json',
  [0, 'summary', catalogue],
  text,
]

test('a long sentence in two places is reported, with both', () => {
  const problems = findFixtureProblems(lead('en', long), summary('en', `New. ${long}`))
  expect(summarizeProblems(problems)).toEqual(['content/news.json [0].summary.en repeated-text'])
  expect(problems[0]?.what).toMatch(/stands in pages-config\/messages\/en\.json:\d+:\d+ as well/)
})

test('in Chinese, too, whose words have no spaces between them', () => {
  const problems = findFixtureProblems(lead('cn', chinese), summary('cn', chinese))
  expect(summarizeProblems(problems)).toEqual(['content/news.json [0].summary.cn repeated-text'])
})

test('short sentences and other languages may agree', () => {
  expect(
    findFixtureProblems(
      lead('en', 'A short one.'),
      ['content/news.json', [0, 'title', 'en'], 'A short one.'],
      ['messages/au.json', ['page.about.hero.title'], long],
      ['content/news/first.en.md', [], `${long}\n`],
    ),
  ).toEqual([])
})
