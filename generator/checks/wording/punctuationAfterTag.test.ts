import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const title = 'page.about.hero.title'
const found = (catalogue: string, text: string) =>
  findFixtureProblems([`messages/${catalogue}.json`, [title], text]).filter(
    ({ code }) => code === 'punctuation-after-tag',
  )

test.each([
  ['cn', '电池<soft>，全天可用。</soft>', '，'],
  ['de', 'Speicher<soft>. Für jeden Tag.</soft>', '.'],
  ['en', 'Storage<soft> , all day.</soft>', ','],
])('a tag does not begin with punctuation in %s: %s', (catalogue, text, sign) => {
  expect(found(catalogue, text)).toMatchObject([
    {
      file: `pages-config/messages/${catalogue}.json`,
      path: title,
      column: `  "${title}": "`.length + text.indexOf('>') + 2,
      what: `A tag begins with "${sign}".`,
    },
  ])
})

test.each([
  ['cn', '电池，<soft>全天可用。</soft>'],
  ['cn', '<soft>“电池”</soft>'],
  ['de', 'Speicher. <soft>Für jeden Tag.</soft>'],
])('other texts pass in %s: %s', (catalogue, text) => {
  expect(found(catalogue, text)).toEqual([])
})
