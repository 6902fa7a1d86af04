import { expect, test } from 'vitest'
import { findFixtureProblems, fixtureProductRecord } from '#tests/fixtures/pageConfigs.ts'

const one = { ...fixtureProductRecord, id: 'one', compatible: [] }
const other = {
  ...one,
  id: 'other',
  facts: one.facts.map((fact) => ({ ...fact, figure: 'homePower' })),
  specifications: one.specifications.toReversed(),
  documents: { ...one.documents, series: 'B-2' },
}

const words = { en: 'Body.', cn: 'Body.', de: 'Body.' }
const task = (due: string, ...names: readonly string[]) => ({
  id: due,
  state: true,
  products: names,
  due,
  by: 'owner',
  task: words,
})
const warranty = (...names: readonly string[]) => ({
  id: 'battery',
  state: true,
  products: names,
  part: words,
  years: { europe: 10, australia: 10, china: 10, other: 10 },
})
const both = [one.id, other.id]
const tasks = [task('always', ...both), task('half-year', ...both)]

/** Returns the problems that the check reports for these records. */
function incompleteProducts(
  records: readonly object[],
  { due = tasks, terms = [warranty(...both)] }: { due?: object[]; terms?: object[] } = {},
) {
  const problems = findFixtureProblems(
    ['content/products.json', [], records],
    ['content/maintenance-tasks.json', [], due],
    ['content/warranties.json', [], terms],
  )
  return problems
    .filter(({ code }) => code === 'incomplete-product')
    .map(({ path, what }) => `${path} ${what}`)
}

test('accepts a product with tasks, warranty and figures', () => {
  expect(incompleteProducts([one, other])).toEqual([])
})

test('reports a product without half-yearly maintenance task', () => {
  expect(
    incompleteProducts([one, other], { due: [task('always', ...both), task('half-year', one.id)] }),
  ).toEqual(['[1].id No maintenance task of this product is due "half-year".'])
})

test('reports a product without published warranty', () => {
  const missing = ['[1].id No warranty is for this product.']
  expect(incompleteProducts([one, other], { terms: [warranty(one.id)] })).toEqual(missing)
  const hidden = { ...warranty(other.id), id: 'hidden', state: false }
  expect(incompleteProducts([one, other], { terms: [warranty(one.id), hidden] })).toEqual(missing)
})

test('accepts an incomplete product that is not published', () => {
  expect(
    incompleteProducts([one, { ...other, state: false }], { terms: [warranty(one.id)] }),
  ).toEqual([])
})

test('reports figures copied from another product, as `new record` writes them', () => {
  const { facts, specifications } = one
  expect(incompleteProducts([one, { ...other, facts, specifications }])).toEqual([
    `[1].facts These are the facts of "${one.id}".`,
    `[1].specifications These are the specifications of "${one.id}".`,
  ])
})

test('reports two products with the same document numbers', () => {
  expect(incompleteProducts([one, { ...other, documents: one.documents }])).toEqual([
    '[1].documents.series The documents of "one" have the same numbers.',
  ])
})

test('requires compatibility in both directions', () => {
  const compatible = [other.id]
  expect(incompleteProducts([{ ...one, compatible }, other])).toEqual([
    `[0].compatible[0] "${other.id}" does not work with "${one.id}".`,
  ])
  expect(
    incompleteProducts([
      { ...one, compatible },
      { ...other, compatible: [one.id] },
    ]),
  ).toEqual([])
})
