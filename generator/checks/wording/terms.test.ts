import { describe, expect, test } from 'vitest'
import { decodeAndCheckSources } from '../../index.ts'
import {
  summarizeProblems,
  type FixtureConfigChange,
  findFixtureProblems,
  createFixtureSources,
} from '#tests/fixtures/pageConfigs.ts'

const list = (catalogue: string, rules: object): FixtureConfigChange => [
  'messages/terms.json',
  [],
  { [catalogue]: { terms: [], forms: [], ...rules } },
]
const say = (catalogue: string, text: string): FixtureConfigChange => [
  `messages/${catalogue}.json`,
  ['page.about.hero.title'],
  text,
]
const thermal = { use: ['热失控'], never: ['热逃逸'], en: 'thermal runaway' }
const chinese = list('cn', { terms: [thermal] })

describe('a word that is not of the site', () => {
  test('is reported where it stands, with the word to write', () => {
    expect(findFixtureProblems(chinese, say('cn', '电芯不易热逃逸。'))).toMatchObject([
      {
        file: 'pages-config/messages/cn.json',
        path: 'page.about.hero.title',
        code: 'wrong-term',
        column: 33,
        what: '"热逃逸" is not a word of this site.',
        fix: 'Write "热失控".',
      },
    ])
  })

  test('is reported with the nearest of several words', () => {
    const terms = [{ use: ['Ersatzstrom', 'Notstromsteckdose'], never: ['Notstrom-Steckdose'] }]
    const [problem] = findFixtureProblems(
      list('de', { terms }),
      say('de', 'Mit Notstrom-Steckdose'),
    )
    expect(problem?.fix).toBe('Write "Notstromsteckdose".')
  })

  test('is right inside a word of the site', () => {
    const terms = [{ use: ['Notstromsteckdose'], never: ['Notstrom'] }]
    expect(findFixtureProblems(list('de', { terms }), say('de', 'Notstromsteckdose'))).toEqual([])
  })

  test('is no word of English in the middle of another', () => {
    const terms = [{ use: ['picture'], never: ['graph'] }]
    expect(findFixtureProblems(list('en', { terms }), say('en', 'A photograph'))).toEqual([])
  })

  test('is reported in records and long texts too', () => {
    const summary: FixtureConfigChange = [
      'content/news.json',
      [0, 'summary', 'cn'],
      '一块锂电池怎样避免热逃逸的发生。',
    ]
    expect(summarizeProblems(findFixtureProblems(chinese, summary))).toEqual([
      'content/news.json [0].summary.cn wrong-term',
    ])
  })

  test('is reported at its line of a long text, where syntax does not count', () => {
    const words = { en: 'Words', cn: '文字', de: 'Wörter' }
    const record = {
      id: 'terms',
      state: true,
      version: '1.0',
      date: '2026-11-09',
      title: words,
      summary: words,
    }
    const text = (name: string, markdown: string): FixtureConfigChange => [
      `content/documents/terms.${name}.md`,
      [],
      markdown,
    ]
    expect(
      findFixtureProblems(
        chinese,
        ['content/documents.json', [], [record]],
        text('en', 'Words.'),
        text('cn', '见 `热逃逸`。\n\n电芯热逃逸。'),
        text('de', 'Wörter.'),
      ),
    ).toMatchObject([{ code: 'wrong-term', line: 3, column: 3 }])
  })
})

describe('texts beside the pages', () => {
  const beside = (name: string, text: string) => {
    const sources = createFixtureSources(chinese)
    return decodeAndCheckSources({ ...sources, files: new Map(sources.files).set(name, text) })
      .problems
  }

  test('manuals hold to the list, soft hyphens or not', () => {
    const name = 'pages-config/manuals/battery/user-manual.cn.md'
    expect(beside(name, '## 章\n\n电\u00AD芯热\u00AD逃逸')).toMatchObject([
      { file: name, line: 3, column: 4, code: 'wrong-term' },
    ])
  })

  test('checks the visible text of captions', () => {
    const name = 'site/public/films/house.zh.vtt'
    const caption = 'WEBVTT 热逃逸\n\n00:00:00.000 --> 00:00:01.000\n电芯热逃逸。'
    expect(beside(name, caption)).toMatchObject([
      { file: name, line: 4, column: 3, code: 'wrong-term' },
    ])
  })
})

test('a text that lacks the word for an English one is reported', () => {
  const reported = (text: string) =>
    summarizeProblems(
      findFixtureProblems(chinese, say('en', 'No thermal runaway'), say('cn', text)),
    )
  expect(reported('电芯稳定')).toEqual(['messages/cn.json page.about.hero.title missing-term'])
  expect(reported('无热失控')).toEqual([])
})

describe('a way of writing', () => {
  const forms = [{ never: '\\d%', what: 'It touches.', fix: 'Put a space.' }]

  test('is reported where it stands', () => {
    const [problem, ...more] = findFixtureProblems(list('de', { forms }), say('de', 'Über 99%'))
    expect(more).toEqual([])
    expect(problem).toMatchObject({ code: 'wrong-form', column: 35, what: 'It touches.' })
  })

  test('that is no regular expression is reported in the list', () => {
    const wrong = list('de', { forms: [{ ...forms[0], never: '(' }] })
    expect(summarizeProblems(findFixtureProblems(wrong))).toEqual([
      'messages/terms.json de.forms[0].never bad-value',
    ])
  })
})
