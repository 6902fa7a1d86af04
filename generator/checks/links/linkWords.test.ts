import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const title = 'page.about.table.title'
const found = (text: string, block: object) =>
  findFixtureProblems(
    ['messages/en.json', [title], text],
    ['messages/cn.json', [title], text],
    ['messages/de.json', [title], text],
    [
      'pages/about-us.json',
      ['sections', 1],
      { section: 'RichText', anchor: 'numbers', blocks: [{ text: title, ...block }] },
    ],
  ).flatMap(({ code, path }) =>
    code === 'link-words' || code === 'bad-message' ? `${code} ${path}` : [],
  )

test('requires words for a target, and a target for words', () => {
  expect(found('Read <a>more</a>.', { href: '/' })).toEqual([])
  expect(found('Read <b>more</b>.', {})).toEqual([])
  expect(found('Read more.', { href: '/' })).toEqual(['link-words sections[1].blocks[0].href'])
  expect(found('Read <a>more</a>.', {})).toEqual(['link-words sections[1].blocks[0].text'])
})

test('rejects other tags in a paragraph', () => {
  expect(found('Read <soft>more</soft>.', {})).toEqual([`bad-message ${title}`])
})
