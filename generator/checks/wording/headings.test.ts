import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test('a page without a title on it is reported', () => {
  expect(findFixtureProblems(['pages/about-us.json', ['sections', 0], undefined])).toMatchObject([
    { code: 'no-heading', path: 'sections', what: 'No section shows the title of the page.' },
  ])
})

test('a second title is reported at its section', () => {
  const second = { section: 'PageHeader', title: 'page.about.hero.title' }
  expect(findFixtureProblems(['pages/index.json', ['sections', 2], second])).toMatchObject([
    { code: 'two-headings', path: 'sections[2].section' },
  ])
})

test('a section that could not be read may be the title', () => {
  expect(
    findFixtureProblems(['pages/about-us.json', ['sections', 0, 'section'], 'PageHead']),
  ).toMatchObject([{ code: 'unknown-section' }])
})
