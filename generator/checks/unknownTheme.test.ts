import { expect, test } from 'vitest'
import { problemsOf } from './fixture.ts'

test('a misspelt theme is one problem where it stands', () => {
  expect(problemsOf(['site.json', ['theme'], 'harbor'])).toMatchObject([
    {
      code: 'unknown-theme',
      path: 'theme',
      line: 2,
      what: 'There is no theme "harbor".',
      fix: 'Did you mean "harbour"?',
    },
  ])
})

test('a theme that resembles none is told which there are', () => {
  expect(problemsOf(['site.json', ['theme'], 'midnight'])).toMatchObject([
    { code: 'unknown-theme', fix: 'Themes are: fern, harbour.' },
  ])
})

test('a site without a theme is told to name one', () => {
  expect(problemsOf(['site.json', ['theme'], undefined])).toMatchObject([
    { code: 'missing-field', what: '"theme" is missing.' },
  ])
})
