import { expect, test } from 'vitest'
import { briefly, type Change, problemsOf } from './checks/fixture.ts'

const words = { en: 'Words', cn: '文字', de: 'Wörter' }
const record = {
  id: 'terms',
  state: true,
  version: '1.0',
  date: '2026-11-09',
  title: words,
  summary: { en: 'Short.', cn: '简短。', de: 'Kurz.' },
}
const text = (language: string, markdown: string | undefined): Change => [
  `content/documents/terms.${language}.md`,
  [],
  markdown,
]
const documents: readonly Change[] = [
  ['content/documents.json', [], [record]],
  text('en', 'See [us](/about-us).'),
  text('cn', '见[我们](/about-us)。'),
  text('de', 'Siehe [uns](/about-us).'),
]

test('a record with its texts lacks nothing but a page that shows it', () => {
  expect(briefly(problemsOf(...documents))).toEqual(['content/documents.json [0].id orphan-record'])
})

test('a missing language is told at the record', () => {
  expect(briefly(problemsOf(...documents, text('de', undefined)))).toEqual([
    'content/documents.json [0].id missing-text',
  ])
})

test('a link that leads nowhere is told at its line', () => {
  const [problem, ...more] = problemsOf(...documents, text('en', 'One.\n\nSee [us](/nowhere).'))
  expect(more).toEqual([])
  expect(problem).toMatchObject({ code: 'dead-link', line: 3, column: 10 })
})

test('a name that nobody fills in is told', () => {
  const [problem] = problemsOf(...documents, text('en', 'By {nobody}.'))
  expect(problem).toMatchObject({ code: 'unknown-name', line: 1, column: 4 })
})

test('a text without a record is told', () => {
  expect(
    briefly(problemsOf(...documents, ['content/documents/other.en.md', [], 'Words.'])),
  ).toEqual(['content/documents/other.en.md  stray-file'])
})
