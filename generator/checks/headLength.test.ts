import { expect, test } from 'vitest'
import { problemsOf } from './fixture.ts'

test('a title that is too long is told in its language', () => {
  expect(problemsOf(['messages/de.json', ['page.home.title'], 'ü'.repeat(61)])).toMatchObject([
    {
      code: 'title-too-long',
      file: 'pages-config/messages/de.json',
      path: 'page.home.title',
      what: 'This title has 61 characters.',
      fix: 'Cut it to 60 characters: more is not shown by search engines.',
    },
  ])
})

test('English is told once, although French shows it too', () => {
  expect(
    problemsOf(['messages/en.json', ['page.home.description'], 'x'.repeat(156)]),
  ).toMatchObject([{ code: 'description-too-long', file: 'pages-config/messages/en.json' }])
})

test('Chinese has room for half', () => {
  expect(problemsOf(['messages/cn.json', ['page.home.title'], '电'.repeat(30)])).toEqual([])
  expect(problemsOf(['messages/cn.json', ['page.home.title'], '电'.repeat(31)])).toHaveLength(1)
})

test('figures count as they are written out', () => {
  const title = (length: number) =>
    (['en', 'cn', 'de'] as const).map(
      (name) => [`messages/${name}.json`, ['page.about.title'], `${'0'.repeat(name === 'cn' ? 5 : length)}{homePower}`] as const, // prettier-ignore
    )
  // `5–13 kW` has seven characters.
  expect(problemsOf(...title(53))).toEqual([])
  expect(problemsOf(...title(54))).toHaveLength(2)
})

test('a figure with a mistake of its own does not count', () => {
  const problems = problemsOf(
    ['content/figures.json', ['homePower', 'unit'], 'KW'],
    ['messages/de.json', ['page.about.title'], `${'x'.repeat(55)}{homePower}`],
    ['messages/cn.json', ['page.about.title'], '{homePower}'],
    ['messages/en.json', ['page.about.title'], '{homePower}'],
  )
  expect(problems).toMatchObject([{ code: 'bad-value', path: 'homePower.unit' }])
})

test('a summary that makes the description of its page too long is told at the record', () => {
  expect(problemsOf(['content/news.json', [0, 'summary', 'en'], 'x'.repeat(156)])).toMatchObject([
    { code: 'description-too-long', path: '[0].summary.en' },
  ])
})
