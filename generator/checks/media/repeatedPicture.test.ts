import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeAndCheckSources } from '../../index.ts'
import { readProjectSources } from '../../input/read.ts'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const sources = readProjectSources(join(import.meta.dirname, '../../..'))

/** Returns the repetitions that appear when a picture of a file of the site is replaced by another. */
function findRepetitions(name: string, picture: string, other: string): readonly string[] {
  const path = `pages-config/${name}`
  const text = sources.files.get(path) ?? ''
  expect(text).toContain(`"${picture}"`)
  const files = new Map(sources.files).set(path, text.replaceAll(`"${picture}"`, `"${other}"`))
  return decodeAndCheckSources({ ...sources, files })
    .problems.filter(({ code }) => code === 'repeated-picture')
    .map(({ file, line, what }) => `${file.replace('pages-config/', '')}:${line > 0} ${what}`)
}

test('the pages of the site repeat no picture', () => {
  expect(findRepetitions('pages/index.json', 'macro', 'macro')).toEqual([])
})

test.each([
  ['in its own sections', 'pages/index.json', 'macro', 'house', 'index shows it a second time'],
  [
    'as a list and a section show it',
    'content/news.json',
    'fins',
    'macro',
    'index shows it a second time',
  ],
  [
    'that another page opens with, on any level',
    'pages/about-us.json',
    'control-room',
    'house',
    'index opens with it',
  ],
  [
    'that a page of the same level opens with',
    'pages/solutions/cases.json',
    'field-day',
    'yard',
    'solutions/commercial-industrial-ess opens with it',
  ],
  [
    'that a record of its collection opens with',
    'content/news.json',
    'fins',
    'module-open',
    'news/h-datasheet-3-2 opens with it',
  ],
  [
    'that a record of another collection opens with',
    'content/cases.json',
    'charger-plug',
    'cells',
    'articles/lfp-and-cycle-life opens with it',
  ],
  [
    'that another record closes with',
    'content/products.json',
    'kitchen',
    'house',
    'another record closes with it',
  ],
])('reports a picture %s', (_, name, picture, other, cause) => {
  expect(findRepetitions(name, picture, other).join('\n')).toContain(cause)
})

test('counts a crop as its master', () => {
  const found = findRepetitions('pages/solutions/cases.json', 'field-day', 'yard-card')
  expect(found).toContain(
    'pages/solutions/cases.json:true "yard-card", a view of "yard", is seen again here: solutions/commercial-industrial-ess opens with it.',
  )
})

test('accepts a cut-out of a product on several pages and in several records', () => {
  expect(findFixtureProblems(['content/news.json', [0, 'picture'], 'battery'])).toEqual([])
})
