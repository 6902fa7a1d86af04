import { expect, test } from 'vitest'
import { decodeAndCheckSources } from '../../index.ts'
import { isErrorProblem } from '../../problems/problem.ts'
import {
  getTranslationState,
  renewTranslationDigests,
  walkTranslationPairs,
} from '../../i18n/translations/translationState.ts'
import {
  summarizeProblems,
  type FixtureConfigChange,
  findFixtureProblems,
  createFixtureSources,
} from '#tests/fixtures/pageConfigs.ts'

const id = 'page.about.hero.title'
const say = (catalogue: string, text: string): FixtureConfigChange => [
  `messages/${catalogue}.json`,
  [id],
  text,
]
const words = { en: 'Words', cn: '文字', de: 'Wörter' }
const document = {
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
const long: readonly FixtureConfigChange[] = [
  ['content/documents.json', [], [document]],
  text('en', 'Words.'),
  text('cn', '文字。'),
  text('de', 'Wörter.'),
]

/** The digests that a run writes, as input files of the next run. */
const marksAfter = (...changes: readonly FixtureConfigChange[]): readonly FixtureConfigChange[] =>
  [...renewTranslationDigests(decodeAndCheckSources(createFixtureSources(...changes)).project)].map(
    ([name, json]) => [`translated/${name}`, [], json],
  )
const stale = (...changes: readonly FixtureConfigChange[]) =>
  summarizeProblems(findFixtureProblems(...changes)).filter((line) =>
    line.endsWith('stale-translation'),
  )

test('a translation of a text that has changed since is reported where it stands, and stops nothing', () => {
  const problems = findFixtureProblems(...marksAfter(), say('en', 'Battery systems'))
  expect(problems).toMatchObject([
    { code: 'stale-translation', file: 'pages-config/messages/cn.json', path: id },
    { code: 'stale-translation', file: 'pages-config/messages/de.json', path: id },
  ])
  expect(problems.some(isErrorProblem)).toBe(false)
})

test('one that is translated again, or as new as the English text, is right', () => {
  const changed = [say('en', 'Battery systems'), say('cn', '系统')]
  expect(stale(...marksAfter(), ...changed)).toEqual([`messages/de.json ${id} stale-translation`])
  expect(stale(...marksAfter(...changed), ...changed)).toEqual([])
})

test('it remains stale over any number of runs until someone acts', () => {
  const english = say('en', 'Battery systems')
  const again = marksAfter(...marksAfter(), english)
  expect(stale(...again, english)).toHaveLength(2)
})

test('an accepted one is right', () => {
  const english = say('en', 'Battery systems')
  const { project } = decodeAndCheckSources(createFixtureSources(...marksAfter(), english))
  const files = renewTranslationDigests(project, ({ key }) => (key === id ? 'accepted' : undefined))
  const accepted = [...files].map(([name, json]): FixtureConfigChange => [
    `translated/${name}`,
    [],
    json,
  ])
  expect(stale(...accepted, english)).toEqual([])
})

test('one that was reviewed remains reviewed over runs, until it or the English text changes', () => {
  const projectOf = (...changes: readonly FixtureConfigChange[]) =>
    decodeAndCheckSources(createFixtureSources(...changes)).project
  const asFiles = (files: ReadonlyMap<string, string>): readonly FixtureConfigChange[] =>
    [...files].map(([name, json]) => [`translated/${name}`, [], json])
  const stateOf = (...changes: readonly FixtureConfigChange[]) => {
    const { translated, ...rest } = projectOf(...changes)
    const pair = [...walkTranslationPairs({ translated, ...rest })].find(
      ({ language, key }) => language === 'de' && key === id,
    )
    return pair && getTranslationState(pair, translated)
  }
  const reviewed = asFiles(
    renewTranslationDigests(projectOf(...marksAfter()), ({ language, key }) =>
      language === 'de' && key === id ? 'reviewed' : undefined,
    ),
  )
  expect(stateOf(...marksAfter())).toBe('unreviewed')
  expect(stateOf(...reviewed)).toBe('reviewed')
  expect(stateOf(...asFiles(renewTranslationDigests(projectOf(...reviewed))))).toBe('reviewed')
  expect(stateOf(...reviewed, say('de', 'Speicher'))).toBe('unreviewed')
  expect(stateOf(...reviewed, say('en', 'Battery systems'))).toBe('stale')
  const withdrawn = renewTranslationDigests(projectOf(...reviewed), () => 'accepted')
  expect(stateOf(...asFiles(withdrawn))).toBe('unreviewed')
})

test('records, found by their id, and long texts are watched too', () => {
  const marks = marksAfter(...long)
  expect(
    stale(
      ...long,
      ...marks,
      ['content/documents.json', [0, 'title', 'en'], 'Other words'],
      text('en', 'Other words.'),
    ),
  ).toEqual([
    'content/documents.json [0].title.cn stale-translation',
    'content/documents.json [0].title.de stale-translation',
    'content/documents/terms.cn.md  stale-translation',
    'content/documents/terms.de.md  stale-translation',
  ])
})

test('a file of digests that was touched is reported', () => {
  expect(
    summarizeProblems(findFixtureProblems(['translated/de.json', [], { [id]: 'yes' }])),
  ).toEqual([`translated/de.json ${id} bad-value`])
})
