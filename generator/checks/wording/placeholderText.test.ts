import { expect, test } from 'vitest'
import {
  placeholderRecordTexts,
  placeholderSectionTexts,
} from '../../commands/new/placeholderTexts.ts'
import { type FixtureConfigChange, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const text = '# Text\n\nWords of an article.\n'
const guide = (state: boolean, german: string): readonly FixtureConfigChange[] => [
  ['content/guides.json', [], [{ id: 'warranty', state }]],
  ['content/guides/warranty.en.md', [], text],
  ['content/guides/warranty.cn.md', [], text],
  ['content/guides/warranty.de.md', [], german],
]
const found = (...changes: readonly FixtureConfigChange[]) =>
  findFixtureProblems(...changes)
    .filter(({ code }) => code === 'starting-text')
    .map(({ file, line, path, what }) => ({ file, line, path, what }))

test('a starting text of a published record is one problem for all its languages', () => {
  expect(found(['content/news.json', [0, 'summary'], placeholderRecordTexts])).toMatchObject([
    {
      path: '[0].summary',
      what: 'This is still the text that `new record` wrote: en, cn, de.',
    },
  ])
  const german = { en: 'One.', cn: '一。', de: placeholderRecordTexts.de }
  expect(found(['content/news.json', [0, 'summary'], german])).toMatchObject([
    { what: 'This is still the text that `new record` wrote: de.' },
  ])
})

test('a record that is not published may have it', () => {
  expect(found(['content/news.json', [2, 'summary'], placeholderRecordTexts])).toEqual([])
})

test('so does the long text of a record, in the line that has it', () => {
  const german = `# Text\n\n${placeholderRecordTexts.de}\n`
  expect(found(...guide(true, german))).toMatchObject([
    { file: 'pages-config/content/guides/warranty.de.md', line: 3 },
  ])
  expect(found(...guide(false, german))).toEqual([])
})

test('a placeholder of an added section is not published, with or without tags', () => {
  const { en, cn, de } = placeholderSectionTexts
  const messages = [
    ['en', `<a>${en('text', 3)}</a>`],
    ['cn', cn('text', 3)],
    ['de', de('text', 3)],
  ] as const
  for (const [catalogue, text] of messages)
    expect(found([`messages/${catalogue}.json`, ['page.about.title'], text])).toMatchObject([
      { path: 'page.about.title', what: 'This is still a placeholder.' },
    ])
  expect(found(['messages/en.json', ['page.about.title'], 'Write the date here (see 3)'])).toEqual(
    [],
  )
})
