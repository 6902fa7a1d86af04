import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageBudgets } from './pages.table.ts'
import { measurePageWeights } from './weight.ts'

const weights = [...measurePageWeights()]

describe('load budgets of built pages', () => {
  it.each([
    ['document', pageBudgets.document],
    ['firstSection', pageBudgets.firstSection],
    ['style', pageBudgets.style],
    ['script', pageBudgets.eagerScript],
    ['fonts', pageBudgets.fonts],
    ['images', pageBudgets.images],
    ['requests', pageBudgets.requests],
  ] as const)('%s is within its budget on every page', (part, budget) => {
    expect(weights.length).toBeGreaterThan(100)
    const heavy = weights.filter(([, weight]) => weight[part] > budget)
    expect(heavy.map(([address, weight]) => `${address}: ${weight[part]} of ${budget}`)).toEqual([])
    // A changed page format must not make the measurement zero.
    expect(Math.min(...weights.map(([, weight]) => weight[part]))).toBeGreaterThan(
      part === 'images' ? -1 : 0,
    )
  })
})

it('sends no parser of ICU messages to browsers', () => {
  const folder = join(import.meta.dirname, '../../site/dist/client/assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const has = (text: string) =>
    scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(text))
  // Stands in place of the parser.
  expect(has('uncompiled message')).toHaveLength(1)
  expect(has('EXPECT_ARGUMENT_CLOSING_BRACE')).toEqual([])
})

it('the table of the README has a row for each budget, its date and its command', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const [, table = ''] = /<!-- weights -->\s*([\s\S]*?)\s*<!-- end -->/.exec(readme) ?? []
  expect(table).toMatch(/^`npm run budgets:pages -- --write`, \d{4}-\d\d-\d\d, \d+ built pages:/)
  const budgets = [...table.matchAll(/\| (\d+) +\|$/gm)].map(([, budget]) => Number(budget))
  const { islandScript: _, appStyle: __, ...atOnce } = pageBudgets
  expect(budgets).toHaveLength(Object.keys(atOnce).length)
  expect(new Set(budgets)).toEqual(new Set(Object.values(atOnce)))
})
