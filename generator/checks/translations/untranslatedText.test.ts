import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const news = 'content/news.json'

test('an English word in a Chinese text is reported where it stands', () => {
  const problems = findFixtureProblems([
    'messages/cn.json',
    ['page.about.hero.title'],
    '关于 lithium 的事',
  ])
  expect(summarizeProblems(problems)).toEqual([
    'messages/cn.json page.about.hero.title untranslated',
  ])
  expect(problems[0]?.what).toContain('"lithium"')
})

test('a German text that is the English one is reported', () => {
  const english: string = 'Lithium in figures'
  expect(
    summarizeProblems(
      findFixtureProblems(
        ['messages/en.json', ['page.about.hero.title'], english],
        ['messages/cn.json', ['page.about.hero.title'], '数字'],
        ['messages/de.json', ['page.about.hero.title'], english],
      ),
    ),
  ).toEqual(['messages/de.json page.about.hero.title untranslated'])
})

test('texts of records are looked at too', () => {
  const problems = findFixtureProblems([news, [0, 'summary', 'cn'], 'Lithium arrives.'])
  expect(summarizeProblems(problems)).toEqual(['content/news.json [0].summary.cn untranslated'])
})

test('accepts names, units, figures, tags and addresses', () => {
  expect(
    findFixtureProblems(
      ['content/same-words.json', ['de'], ['Lithium']],
      ['messages/cn.json', ['page.call.title'], 'Felcera <soft>10</soft> 见 info@lithium.example'],
      ['messages/en.json', ['figure.power'], 'Lithium'],
      ['messages/cn.json', ['figure.power'], '锂'],
      ['messages/de.json', ['figure.power'], 'Lithium'],
    ),
  ).toEqual([])
})
