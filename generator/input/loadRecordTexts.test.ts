import { expect, test } from 'vitest'
import { decodeAndCheckSources } from '../index.ts'
import {
  createFixtureSources,
  summarizeProblems,
  type FixtureConfigChange,
  findFixtureProblems,
} from '#tests/fixtures/pageConfigs.ts'

const title = { en: 'Words', cn: '文字', de: 'Wörter' }
const record = {
  id: 'terms',
  state: true,
  version: '1.0',
  date: '2026-11-09',
  title,
  summary: { en: 'Short.', cn: '简短。', de: 'Kurz.' },
}
const text = (language: string, markdown: string | undefined): FixtureConfigChange => [
  `content/documents/terms.${language}.md`,
  [],
  markdown,
]
const documents: readonly FixtureConfigChange[] = [
  ['content/documents.json', [], [record]],
  text('en', 'See [us](/about-us).'),
  text('cn', '见[我们](/about-us)。'),
  text('de', 'Siehe [uns](/about-us).'),
]

test('accepts a record with all of its texts', () => {
  expect(summarizeProblems(findFixtureProblems(...documents))).toEqual([
    'content/documents.json [0].id orphan-record',
  ])
})

test('reports a missing language at the record', () => {
  expect(summarizeProblems(findFixtureProblems(...documents, text('de', undefined)))).toEqual([
    'content/documents.json [0].id missing-text',
  ])
})

test('reports a dead link at its line', () => {
  const [problem, ...more] = findFixtureProblems(
    ...documents,
    text('en', 'One.\n\nSee [us](/nowhere).'),
  )
  expect(more).toEqual([])
  expect(problem).toMatchObject({ code: 'dead-link', line: 3, column: 10 })
})

test('reports an unknown placeholder, each time', () => {
  for (let run = 0; run < 2; run++) {
    const [problem] = findFixtureProblems(...documents, text('en', 'By {nobody}.'))
    expect(problem).toMatchObject({ code: 'unknown-name', line: 1, column: 4 })
  }
})

test('fills a text again when only the value of its figure has changed', () => {
  const filled = (to: number) =>
    JSON.stringify(
      decodeAndCheckSources(
        createFixtureSources(...documents, text('en', 'At most {homePower}.'), [
          'content/figures.json',
          ['homePower', 'to'],
          to,
        ]),
      )
        .project.texts.get('documents/terms')
        ?.get('en'),
    )
  expect(filled(13)).toContain('13')
  expect(filled(14)).toContain('14')
})

test('reports a text without record', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(...documents, ['content/documents/other.en.md', [], 'Words.']),
    ),
  ).toEqual(['content/documents/other.en.md  stray-file'])
})
