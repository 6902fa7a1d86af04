import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test('reports a picture narrower than its section shows it', () => {
  expect(findFixtureProblems(['pictures.json', ['house', 'width'], 1439])).toMatchObject([
    {
      code: 'small-picture',
      file: 'pages-config/pages/index.json',
      path: 'sections[0].picture',
      what: '"house" is 1439 px wide, and shown 1440 px wide here.',
    },
  ])
})

test('suggests wide enough pictures and accepts a narrow one that is shown small', () => {
  const path = ['sections', 0, 'picture']
  expect(findFixtureProblems(['pages/index.json', path, 'battery'])).toMatchObject([
    { fix: 'Make it from a larger master, or take one of: yard, house.' },
  ])
  expect(findFixtureProblems(['content/news.json', [0, 'picture'], 'battery'])).toEqual([])
})
