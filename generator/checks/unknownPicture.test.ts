import { expect, test } from 'vitest'
import { problemsOf } from './fixture.ts'

test('a misspelt picture is one problem where it stands', () => {
  expect(problemsOf(['pages/index.json', ['sections', 0, 'picture'], 'hose'])).toMatchObject([
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

test('records name pictures too', () => {
  expect(problemsOf(['content/news.json', [0, 'picture'], 'sunset'])).toMatchObject([
    { code: 'unknown-picture', path: '[0].picture', fix: 'Pictures are: battery, house.' },
  ])
})
