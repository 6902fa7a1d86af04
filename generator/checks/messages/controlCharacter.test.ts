import { expect, test } from 'vitest'
import { decodeAndCheckSources } from '../../index.ts'
import { findFixtureProblems, createFixtureSources } from '#tests/fixtures/pageConfigs.ts'

test('a message with a control character is reported where it stands', () => {
  expect(findFixtureProblems(['messages/cn.json', ['nav.home'], 'Home\u001B[31m'])).toMatchObject([
    {
      code: 'control-character',
      path: 'nav.home',
      column: '  "nav.home": "Home'.length + 1,
      what: 'The text has the control character U+001B.',
    },
  ])
})

test('so is one that turns the direction of writing in a record', () => {
  expect(
    findFixtureProblems(['content/news.json', [0, 'title', 'en'], 'Title \u202Egpj.exe']),
  ).toMatchObject([{ code: 'control-character', path: '[0].title.en' }])
})

test('and one in a long text, where lines and tabs are none', () => {
  const sources = createFixtureSources()
  const name = 'pages-config/manuals/battery/user-manual.en.md'
  const files = new Map(sources.files).set(name, 'Line\n\tand \u0007 bell')
  expect(decodeAndCheckSources({ ...sources, files }).problems).toMatchObject([
    { code: 'control-character', file: name, line: 2, column: 6 },
  ])
})

test.each(['\u200B', '\u2060', '\uFEFF', '\u200E'])(
  'a character that nobody sees is told: %j',
  (mark) => {
    expect(findFixtureProblems(['messages/en.json', ['nav.home'], `Ho${mark}me`])).toMatchObject([
      { code: 'control-character', column: '  "nav.home": "Ho'.length + 1 },
    ])
  },
)
