import { expect, test } from 'vitest'
import { summarizeProblems, createFixtureSources } from '#tests/fixtures/pageConfigs.ts'
import { decodeAndCheckSources } from '../../index.ts'
import { createRecordFiles } from './newRecord.ts'

const file = 'pages-config/content/news.json'
const sources = createFixtureSources()
const written = createRecordFiles(
  'news',
  'a-new-plant',
  decodeAndCheckSources(sources).project,
  '2026-11-22',
)
const text = written.get(file) ?? ''

test('a new record is valid and unpublished', () => {
  const { project, problems } = decodeAndCheckSources({
    ...sources,
    files: new Map([...sources.files, ...written]),
  })
  const codes = new Set(problems.map(({ code }) => code))
  // The fixture project lists the texts that its languages share; these are not among them.
  expect(summarizeProblems(problems.filter(({ code }) => code !== 'untranslated'))).toEqual([])
  expect([...codes].filter((code) => code !== 'untranslated')).toEqual([])
  expect(project.records.news.entries.at(-1)?.value).toMatchObject({
    id: 'a-new-plant',
    state: false,
    date: '2026-11-22',
  })
})

test('appends it and leaves the rest of the file unchanged', () => {
  const before = sources.files.get(file) ?? ''
  const end = before.lastIndexOf('\n]')
  expect(text.startsWith(`${before.slice(0, end)},\n  {\n    "id": "a-new-plant",`)).toBe(true)
  expect(text.endsWith('\n  }\n]\n')).toBe(true)
})

test('puts short lists on one line like the formatter', () => {
  const warranty = {
    id: 'home',
    state: true,
    products: ['battery'],
    part: { en: 'Part', cn: '部件', de: 'Teil' },
    years: { europe: 10, australia: 10, china: 10, other: 10 },
  }
  const project = decodeAndCheckSources(
    createFixtureSources(['content/warranties.json', [], [warranty]]),
  ).project
  const files = createRecordFiles('warranties', 'charger', project, '2026-11-22')
  expect(files.get('pages-config/content/warranties.json')).toContain(
    '    "products": ["battery"],\n',
  )
})
