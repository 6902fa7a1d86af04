import { expect, test } from 'vitest'
import { type FixtureConfigChange, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const title = 'page.about.hero.title'
const say = (catalogue: string, text: string): FixtureConfigChange => [
  `messages/${catalogue}.json`,
  [title],
  text,
]
const found = (...changes: readonly FixtureConfigChange[]) =>
  findFixtureProblems(...changes)
    .filter(({ code }) => code === 'long-sentence' || code === 'fragments')
    .map(({ file, line, code, what }) => ({ file, line, code, what }))

const words = (count: number) => `Wort${' wort'.repeat(count - 1)}.`

test.each([
  ['en', words(33), '33 words'],
  ['de', `Kurz ist gut. ${words(31)}`, '31 words'],
  ['cn', `${'字'.repeat(56)}。`, '56 characters'],
])('a sentence in %s is too long to be read aloud: %s', (catalogue, text, length) => {
  expect(found(say(catalogue, text))).toMatchObject([
    { file: `pages-config/messages/${catalogue}.json`, code: 'long-sentence' },
  ])
  expect(found(say(catalogue, text))[0]?.what).toContain(length)
})

test.each([
  ['en', 'Nobody waits. Nothing moves.'],
  ['de', 'Alles steht. Nichts läuft.'],
  ['cn', '电流亦然。频率不等。'],
])('two short sentences in a row are fragments in %s: %s', (catalogue, text) => {
  expect(found(say(catalogue, text))).toMatchObject([{ code: 'fragments' }])
})

test.each([
  ['en', `${words(32)} ${words(32)}`],
  ['en', 'Sleep well. The battery keeps the house running until the grid returns.'],
  ['de', `${words(20)} Ab dem 1. ${'mai '.repeat(5)}; ${words(20)}`],
  ['cn', `${'字'.repeat(40)}；${'字'.repeat(40)}《${'字'.repeat(40)}》。`],
])('other texts pass in %s: %s', (catalogue, text) => {
  expect(found(say(catalogue, text))).toEqual([])
})

test('a sentence is found at its line of a long text, outside of tables', () => {
  const manual: FixtureConfigChange = [
    'manuals/battery/user-manual.de.md',
    [],
    `## Titel\n\n| ${words(40)} |\n\n${words(40)}`,
  ]
  expect(found(manual)).toMatchObject([{ line: 5, code: 'long-sentence' }])
})
