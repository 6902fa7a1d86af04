import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type FixtureConfigChange, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const file = join(import.meta.dirname, '../../../pages-config/content/products.json')
const [product] = JSON.parse(readFileSync(file, 'utf8')) as readonly { documents: object }[]

const manual = (kind: string, language: string, text = '# 10\n'): FixtureConfigChange => [
  `manuals/plug/${kind}.${language}.md`,
  [],
  text,
]
const all = ['user-manual', 'installation-guide'].flatMap((kind) =>
  ['en', 'cn', 'de'].map((language) => manual(kind, language)),
)
const missingManuals = (changes: readonly FixtureConfigChange[], more: object = {}) => {
  const record = { ...product, ...more, documents: { ...product?.documents, manuals: 'plug' } }
  const problems = findFixtureProblems(['content/products.json', [], [record]], ...changes)
  return problems
    .filter(({ code }) => code === 'missing-manual')
    .map(({ file: problemFile, line, path, what }) => ({ problemFile, line, path, what }))
}

test('reports the missing manuals of a product in every language', () => {
  expect(missingManuals(all)).toEqual([])
  expect(missingManuals(all.slice(1, -1))).toMatchObject([
    {
      problemFile: 'pages-config/content/products.json',
      path: '[0].documents',
      what: 'This product has no user-manual.en.md, installation-guide.de.md in pages-config/manuals/plug.',
    },
  ])
})

test('accepts an unpublished product without manuals', () => {
  expect(missingManuals([], { state: false })).toEqual([])
})

test('reports a missing shared part that a manual includes', () => {
  expect(
    missingManuals([...all.slice(1), manual('user-manual', 'en', '# 10\n\n{> about}\n')]),
  ).toMatchObject([
    {
      problemFile: 'pages-config/manuals/plug/user-manual.en.md',
      line: 3,
      what: 'There is no pages-config/manuals/shared/about.en.md to bring in here.',
    },
  ])
})
