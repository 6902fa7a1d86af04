import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test('reports a misspelt theme at its place with the nearest name', () => {
  expect(findFixtureProblems(['site.json', ['theme'], 'harbor'])).toMatchObject([
    {
      code: 'unknown-theme',
      path: 'theme',
      line: 2,
      what: 'There is no theme "harbor".',
      fix: 'Did you mean "harbour"?',
    },
  ])
})

test('lists the themes if none is similar', () => {
  expect(findFixtureProblems(['site.json', ['theme'], 'midnight'])).toMatchObject([
    { code: 'unknown-theme', fix: 'Themes are: fern, harbour.' },
  ])
})

test('reports a site without theme', () => {
  expect(findFixtureProblems(['site.json', ['theme'], undefined])).toMatchObject([
    { code: 'missing-field', what: '"theme" is missing.' },
  ])
})
