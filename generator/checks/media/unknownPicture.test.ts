import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test('reports a misspelt picture at its place with the nearest name', () => {
  expect(
    findFixtureProblems(['pages/index.json', ['sections', 0, 'picture'], 'hose']),
  ).toMatchObject([
    {
      code: 'unknown-picture',
      path: 'sections[0].picture',
      line: 9,
      column: 18,
      what: 'There is no picture "hose".',
      fix: 'Did you mean "house"?',
    },
  ])
})

test('checks the pictures of records', () => {
  expect(findFixtureProblems(['content/news.json', [0, 'picture'], 'sunset'])).toMatchObject([
    { code: 'unknown-picture', path: '[0].picture', fix: 'Pictures are: battery, yard, house.' },
  ])
})

test.each(['house.png', 'pictures/house.jpg', 'House.webp', 'house'])(
  'suggests the picture name for the file name %s',
  (value) => {
    const problems = findFixtureProblems(['pages/index.json', ['sections', 0, 'picture'], value])
    expect(problems.map(({ code, fix }) => `${code}: ${fix}`)).toEqual(
      value === 'house'
        ? []
        : ['unknown-picture: Write "house": pictures are named without folder and extension.'],
    )
  },
)
