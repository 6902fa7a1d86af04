import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const file = join(import.meta.dirname, '../../../pages-config/content/products.json')
const [product] = JSON.parse(readFileSync(file, 'utf8')) as readonly { documents: object }[]

test.each([
  ['XY-1', ['[0].documents.series']],
  ['H-1', []],
])('a product of the series %s has problems at %j', (series, places) => {
  const record = { ...product, documents: { ...product?.documents, series } }
  const problems = findFixtureProblems(['content/products.json', [], [record]])
  expect(problems.filter(({ code }) => code === 'unknown-series').map(({ path }) => path)).toEqual(
    places,
  )
})
